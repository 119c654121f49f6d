import type { KindName } from '#app/contract/kinds/index.ts'
import { composeDocument } from './compose.ts'
import type { Language } from './facts.ts'
import { inventFacts } from './invent.ts'
import { noQuirks } from './quirks.ts'
import { type Dice, rollDice } from './random.ts'
import { openPdfLibSheet } from './sheets/pdf-lib.ts'
import { A4 } from './sheets/sheet.ts'
import { chooseStyle } from './style.ts'
import type { Truth } from './truth.ts'
import { wordsOf } from './words/by-language.ts'
import type { Words } from './words/words.ts'

export interface FamilyWish {
  seed: number
  kind: KindName
  language: Language
  papers: number
  /** The share of labels that are words no vocabulary knows. */
  odd: number
}

/** Papers of one sender in one layout: what a correction of the first should teach about the others. */
export async function makeFamily({ seed, kind, language, papers, odd }: FamilyWish): Promise<{ bytes: Uint8Array; truth: Truth }[]> {
  const wish = { kind, language, vatRates: 1 }
  const first = inventFacts({ ...wish, rows: 3 }, rollDice(seed + 1))
  const style = { ...chooseStyle(first, rollDice(seed + 2)), mail: false }
  const words = inventLabels(wordsOf[language], odd, rollDice(seed + 3))
  const made: { bytes: Uint8Array; truth: Truth }[] = []
  for (let at = 1; at <= papers; at += 1) {
    const dice = rollDice(seed + 10 + at)
    const own = inventFacts({ ...wish, rows: dice.int(2, 8) }, dice)
    const { customerCode, method, terms, legal } = first
    const sender = kind === 'invoice' ? { seller: first.seller } : { buyer: first.buyer, customerCode, window: first.window }
    const number = first.number.replace(/\d/g, () => String(dice.int(1, 9)))
    const sheet = await openPdfLibSheet(A4)
    const truth = composeDocument({ ...own, ...sender, number, method, terms, legal }, style, sheet, rollDice(seed + 5), noQuirks, words)
    made.push({ bytes: await sheet.finish(), truth })
  }
  return made
}

const syllables = [
  'dro',
  'mek',
  'tal',
  'vin',
  'sor',
  'pel',
  'gra',
  'nub',
  'kit',
  'lom',
  'far',
  'zen',
  'hod',
  'wam',
  'rus',
  'tep',
  'jol',
  'ska',
]

function inventLabels(words: Words, share: number, dice: Dice): Words {
  const invent = (word: string) => {
    if (!/\p{L}/u.test(word)) return word
    const made = dice.pick(syllables) + dice.pick(syllables)
    return /^\p{Lu}/u.test(word) ? made[0]!.toUpperCase() + made.slice(1) : made
  }
  const sayings = (texts: string[]) => (dice.chance(share) ? texts.map((text) => text.split(' ').map(invent).join(' ')) : texts)
  const all = <Name extends string>(record: Record<Name, string[]>) =>
    Object.fromEntries(Object.entries<string[]>(record).map(([name, texts]) => [name, sayings(texts)])) as Record<Name, string[]>
  return { ...words, labels: all(words.labels), columns: all(words.columns), totals: all(words.totals) }
}
