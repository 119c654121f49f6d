import { describe, expect, test } from 'vitest'
import type { Word } from '#app/engine/document.ts'
import { compareLayer } from '#app/engine/read/agreement.ts'
import { isGibberish } from '#app/engine/read/gibberish.ts'
import { guessLanguages } from '#app/engine/read/language-guess.ts'
import { mendColumns } from '#app/engine/read/mend-column.ts'
import { mendRow } from '#app/engine/read/mend-row.ts'
import { settleWords } from '#app/engine/read/seen-words.ts'
import { displayFractions } from '#app/engine/read/turn.ts'

const word = (text: string, left: number, top: number, certainty = 0.95): Word => ({
  text,
  page: 1,
  size: 10,
  bold: false,
  certainty,
  box: { left, top, right: left + 6 * text.length, bottom: top + 10 },
})

describe('recognised words', () => {
  const seen = (text: string, left: number, top: number, right: number, bottom: number, certainty = 0.95) => ({
    text,
    certainty,
    box: { left, top, right, bottom },
  })
  test('of one row get one size, whatever letters they have', () => {
    // At 200 dpi, 10 points are 27.8 pixels: capitals 20 high, small letters 14.4, descenders 5.8 below.
    const words = settleWords(
      [seen('Total', 100, 100, 160, 120), seen('sum', 170, 105.6, 210, 120), seen('pay', 220, 105.6, 260, 125.8)],
      1,
      72 / 200,
    )
    expect(words.map(({ text }) => text)).toEqual(['Total', 'sum', 'pay'])
    for (const { size, box } of words) {
      expect(size).toBeCloseTo(10, 0)
      expect(box.bottom).toBeCloseTo(120 * 0.36 + 2.2, 0)
    }
  })
  test('specks, rests of rules and badly read signs are dropped', () => {
    const noise = [seen('ee', 300, 130, 340, 132), seen('|', 350, 100, 352, 120, 0.4), seen('xx', 400, 100, 420, 114, 0.05)]
    expect(settleWords([seen('Total', 100, 100, 160, 120), ...noise], 1, 0.36).map(({ text }) => text)).toEqual(['Total'])
  })
})

test('a logo that looks like a letter is none, a large word is one', () => {
  const seen = (text: string, left: number, top: number, right: number, bottom: number) => ({
    text,
    certainty: 0.96,
    box: { left, top, right, bottom },
  })
  const page = [seen('Street', 100, 180, 160, 200), seen('Town', 100, 210, 160, 230), seen('Road', 100, 240, 160, 260)]
  const words = settleWords([seen('A', 100, 100, 160, 160), seen('Azure', 300, 100, 460, 160), ...page], 1, 0.36)
  expect(words.map(({ text }) => text)).toEqual(['Azure', 'Street', 'Town', 'Road'])
})

describe('dashes', () => {
  const seen = (text: string, left: number, top: number, right: number, bottom: number, certainty = 0.95) => ({
    text,
    certainty,
    box: { left, top, right, bottom },
  })
  const name = seen('Foods', 100, 100, 160, 120)
  test('between words are words of that size', () => {
    const words = settleWords([name, seen('-', 170, 108, 177, 111), seen('Unit', 187, 100, 220, 120)], 1, 0.36)
    expect(words.map(({ text }) => text)).toEqual(['Foods', '-', 'Unit'])
    expect(words[1]!.size).toBeCloseTo(words[0]!.size)
  })
  test('read as a letter are told by their shape, and a minus sign by what follows', () => {
    const words = settleWords([name, seen('a', 170, 108, 184, 112, 0.4), seen('=25', 200, 100, 240, 120)], 1, 0.36)
    expect(words.map(({ text }) => text)).toEqual(['Foods', '-', '-25'])
  })
  test('far from any word, or long, are rests of rules; and strokes before a word are no part of it', () => {
    expect(settleWords([name, seen('-', 400, 108, 407, 111), seen('—', 165, 108, 265, 111)], 1, 0.36)).toHaveLength(1)
    expect(settleWords([seen('|Date', 100, 100, 160, 120), seen('|', 90, 98, 92, 122)], 1, 0.36).map(({ text }) => text)).toEqual(['Date'])
  })
})

describe('letters and digits that look alike', () => {
  const row = (text: string) => {
    let left = 50
    return text.split(' ').map((part) => {
      const one = word(part, left, 100)
      left = one.box.right + 3
      return one
    })
  }
  const mended = (text: string) =>
    mendRow(row(text))
      .map((one) => one.text)
      .join(' ')
  test.each([
    ['IBAN IE41B0FI54550094257265', 'IBAN IE41BOFI54550094257265'],
    ['IBAN DE89 37O4 0044 O532 0130 00', 'IBAN DE89 3704 0044 0532 0130 00'],
    ['TVA FRO3 552 081 317', 'TVA FR03 552 081 317'],
    ['VAT 1E3132795BH', 'VAT IE3132795BH'],
    ['SIRET 732 829 32O 00074', 'SIRET 732 829 320 00074'],
    ['1.2O4,5O', '1.204,50'],
    ['l2/O5/2026', '12/05/2026'],
    ['O8h30', '08h30'],
    ['Southampton S014 3JL', 'Southampton SO14 3JL'],
    ['Bristol BS2 OXJ', 'Bristol BS2 0XJ'],
    ['TV.A. 20 %', 'T.V.A. 20 %'],
    ['HauptstraBe 4', 'Hauptstraße 4'],
  ])('%s is %s', (read, right) => expect(mended(read)).toBe(right))
  test.each([
    'CO7021',
    'B0',
    'SO14 3JL',
    'EC1A 1BB',
    'M1 1AE',
    'E.ON',
    'S.A.',
    'IBAN DE89 3704 0044 0532 0130 01',
    'Ref. O123456789',
    'Bl,oS',
    'S.O. 12',
  ])('%s stays as it was read', (read) => expect(mended(read)).toBe(read))
})

describe('codes under each other', () => {
  const column = (...texts: string[]) => mendColumns(texts.map((text, at) => word(text, 50, 100 + 15 * at))).map(({ text }) => text)
  test('are built alike', () => {
    expect(column('PEH282', 'JWK485', 'FHAO76', 'CTS764', '5NJ591')).toEqual(['PEH282', 'JWK485', 'FHA076', 'CTS764', 'SNJ591'])
  })
  test('stay as they were read where most of them are built otherwise, or no look-alike would fit', () => {
    expect(column('PEH282', 'JWK485', 'FHAO76', 'CT5764')).toEqual(['PEH282', 'JWK485', 'FHAO76', 'CT5764'])
    expect(column('PEH282', 'JWK485', 'CTS764', 'FHAX76')).toEqual(['PEH282', 'JWK485', 'CTS764', 'FHAX76'])
  })
})

describe('a hidden layer held against what is seen', () => {
  const seen = [word('Invoice', 50, 50), word('Northwind', 50, 80), word('Total', 50, 100), word('1,200.00', 150, 100)]
  test('agrees', () => expect(compareLayer(seen, seen)).toEqual({ agrees: true, contradictions: [] }))
  test('another amount at the same place', () => {
    const layer = [...seen.slice(0, 3), word('9,200.00', 150, 100)]
    expect(compareLayer(layer, seen)).toEqual({ agrees: false, contradictions: ['9,200.00 / 1,200.00'] })
  })
  test('what was hardly read contradicts nothing', () => {
    const unsure = [...seen.slice(0, 3), word('7,200.00', 150, 100, 0.4)]
    expect(compareLayer(seen, unsure).contradictions).toEqual([])
  })
  test('other words altogether', () => {
    expect(compareLayer([word('Lorem', 50, 50), word('ipsum', 50, 80), word('dolor', 50, 100)], seen).agrees).toBe(false)
  })
})

describe('gibberish', () => {
  const sentence =
    'Please transfer the amount within thirty days stating invoice number and customer account below because goods remain our property until they have been paid'.split(
      ' ',
    )
  test('a shifted alphabet', () => {
    const shifted = sentence.map((text) => text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 7)))
    expect(isGibberish(shifted)).toBe(true)
  })
  test('private characters', () => expect(isGibberish(['\ue012\ue013\ue014', '12.00', '\ue020'])).toBe(true))
  test.each([
    ['English', sentence],
    [
      'German',
      'Rechnungsbetrag zahlbar innerhalb vierzehn Tagen ohne Abzug Geschäftsführer Amtsgericht Umsatzsteuer Lieferschein Bestellung Kunde'.split(
        ' ',
      ),
    ],
    ['capitals', 'FACTURE CLIENT ADRESSE LIVRAISON MONTANT TOTAL REFERENCE DESIGNATION QUANTITE PRIX TAUX ESCOMPTE'.split(' ')],
    ['numbers and codes', Array.from({ length: 40 }, (_none, index) => `XJ-${index}00.5B`)],
    ['Greek', 'Τιμολόγιο Πελάτης Ημερομηνία Ποσότητα Σύνολο Διεύθυνση Παραγγελία Τιμή Κωδικός Περιγραφή Έκπτωση Πληρωμή'.split(' ')],
  ])('%s is not', (_name, words) => expect(isGibberish(words)).toBe(false))
})

describe('languages', () => {
  test('by little words, with English beside', () => {
    expect(guessLanguages('Rechnung Nr. 12 der Betrag und die Menge mit MwSt'.split(' '))).toEqual(['de', 'en'])
    expect(guessLanguages('Facture le montant des commandes et la livraison du prix'.split(' '))).toEqual(['fr', 'en'])
  })
  test('unclear stays open', () => expect(guessLanguages(['12', 'XJ-88'])).toEqual([]))
})

describe('boxes go back to the page as displayed', () => {
  const page = { width: 800, height: 600 }
  const box = [0.1, 0.2, 0.3, 0.25] as const
  test.each([
    [undefined, [0.1, 0.2, 0.3, 0.25]],
    [90, [0.75, 0.1, 0.8, 0.3]],
    [180, [0.7, 0.75, 0.9, 0.8]],
    [270, [0.2, 0.7, 0.25, 0.9]],
  ] as const)('turned by %s', (turn, expected) => {
    const back = displayFractions(box, { ...page, ...(turn ? { turn } : {}) })
    expected.forEach((value, index) => expect(back[index]).toBeCloseTo(value, 10))
  })
  test('a page that leans clockwise has its right side lower', () => {
    const [, top] = displayFractions([0.9, 0.5, 0.95, 0.52], { ...page, lean: 2 })
    expect(top).toBeGreaterThan(0.5)
    const [, left] = displayFractions([0.05, 0.5, 0.1, 0.52], { ...page, lean: 2 })
    expect(left).toBeLessThan(0.5)
  })
})
