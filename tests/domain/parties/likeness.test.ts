import { describe, expect, test } from 'vitest'
import { domainsLookAlike, isOneStep, looksAlike, mailDomain } from '#app/domain/parties/likeness.ts'

describe('names that a glance takes for one', () => {
  test.each([
    ['Verger du Midi', 'Verger du Мidi'],
    ['Verger du Midi', 'Verger du Mid1'],
    ['Barnes & Co', 'Bames & Co'],
    ['Verger du Midi SARL', 'Verger du Midy SARL'],
    ['Verger du Midi', 'Verger du Miid'],
    ['Ferme Bleue SAS', 'FERME BLEU GmbH'],
  ])('%s, %s', (a, b) => expect(looksAlike(a, b)).toBe(true))

  test.each([
    ['Verger du Midi', 'Verger du Nord'],
    ['Nord', 'Nort'],
    ['Ferme Bleue', 'Ferme Verte'],
  ])('but not %s, %s', (a, b) => expect(looksAlike(a, b)).toBe(false))
})

test('one step is one letter more, less, other, or two swapped', () => {
  expect([isOneStep('abcd', 'abc'), isOneStep('abcd', 'abxd'), isOneStep('abcd', 'abdc'), isOneStep('abcd', 'axdc')]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(isOneStep('abc', 'abc')).toBe(false)
})

test('domains of mail, with punycode read as letters', () => {
  expect(mailDomain('compta@Verger-Midi.example, 01 23')).toBe('verger-midi.example')
  expect(mailDomain('Ada Byron')).toBeUndefined()
  expect(domainsLookAlike('verger-midi.example', 'verger-rnidi.example')).toBe(true)
  expect(domainsLookAlike('verger-midi.example', mailDomain('a@xn--verger-mdi-y2e.example') ?? '')).toBe(true)
  expect(domainsLookAlike('verger-midi.example', 'verger-midi.example')).toBe(false)
  expect(domainsLookAlike('verger-midi.example', 'ferme-bleue.example')).toBe(false)
})
