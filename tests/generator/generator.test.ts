import Big from 'big.js'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inventIban, inventTaxId } from './identifiers.ts'
import { inventFacts } from './invent.ts'
import { followRecipe } from './main.ts'
import { rollDice } from './random.ts'
import { recipes } from './recipes.ts'

describe('the generator', () => {
  test.each(recipes.filter((recipe) => recipe.sheet !== 'scan'))('makes $name again as it is committed', async (recipe) => {
    const { truth } = await followRecipe(recipe)
    expect(truth).toEqual(JSON.parse(readFileSync(`tests/fixtures/made/${recipe.name}.json`, 'utf8')))
  })
  test('the sums of what it invents hold', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const facts = inventFacts(
        { kind: 'invoice', language: 'es', vatRates: 3, discount: true, shipping: true, paid: true, lineDiscount: true },
        rollDice(seed),
      )
      const sum = (values: string[]) => values.reduce((total, value) => total.plus(value || '0'), new Big(0))
      expect(sum(facts.lines.map((line) => line.total)).toFixed(2)).toBe(facts.linesNet)
      expect(
        sum([facts.linesNet, facts.shipping])
          .minus(facts.discount || '0')
          .toFixed(2),
      ).toBe(facts.net)
      expect(sum(facts.vat.map((line) => line.base)).toFixed(2)).toBe(facts.net)
      expect(sum([facts.net, ...facts.vat.map((line) => line.amount)]).toFixed(2)).toBe(facts.gross)
      expect(
        sum([facts.gross])
          .minus(facts.paid || '0')
          .toFixed(2),
      ).toBe(facts.due)
    }
  })
  test('account and tax numbers have their check digits', () => {
    const dice = rollDice(3)
    for (const language of ['fr', 'es', 'de', 'en'] as const) {
      const iban = inventIban(language, dice)
      const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('')
      expect([iban, BigInt(digits) % 97n]).toEqual([iban, 1n])
      expect(inventTaxId(language, dice)).toMatch(/^(FR\d{11}|B\d{8}|DE\d{9}|GB\d{9})$/)
    }
  })
})
