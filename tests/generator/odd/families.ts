import type { KindName } from '#app/contract/kinds/index.ts'
import type { Facts, Language } from '../facts.ts'
import { inventFacts } from '../invent.ts'
import { rollDice } from '../random.ts'
import { openPdfLibSheet } from '../sheets/pdf-lib.ts'
import { openPdfkitSheet } from '../sheets/pdfkit.ts'
import { A4 } from '../sheets/sheet.ts'
import type { Truth } from '../truth.ts'
import { inventOddLayout } from './layout.ts'

import { composeOdd } from './paper.ts'

export interface OddWish {
  seed: number
  papers: number
  /** Another sender that uses the same print: same layout, other company. */
  sender?: number
}

export interface OddPaper {
  bytes: Uint8Array
  truth: Truth
}

/** Papers of one company in a layout that no vocabulary knows. The same seed gives the same papers again. */
export async function makeOddFamily({ seed, papers, sender = 0 }: OddWish): Promise<OddPaper[]> {
  const dice = rollDice(seed)
  const kind = dice.pick<KindName>(['invoice', 'work_order', 'work_order'])
  const language = dice.pick<Language>(['en', 'fr', 'es', 'de'])
  const layout = inventOddLayout(kind, language, dice)
  const long = dice.chance(0.15)
  const codeWanders = dice.chance(0.3)
  const producer = dice.pick([openPdfLibSheet, openPdfkitSheet])
  const own = (at: number) => inventFacts({ kind, language, vatRates: 1, rows: 3 }, rollDice(seed + 1 + 7919 * at))
  const company = own(sender)
  const made: OddPaper[] = []
  for (let at = 1; at <= papers; at += 1) {
    const lots = rollDice(seed + 101 * at + 13 * sender)
    const rows = long && at % 2 === 0 ? lots.int(25, 45) : lots.int(2, 9)
    const facts = inventFacts({ kind, language, vatRates: 1, rows }, lots)
    const merged = ofCompany(company, facts, codeWanders, (digits) => digits.replace(/\d/g, () => String(lots.int(1, 9))))
    const sheet = await producer(A4)
    const truth = composeOdd(merged, layout, sheet, `odd-${seed}${sender ? `-${sender}` : ''}`)
    made.push({ bytes: await sheet.finish(), truth })
  }
  return made
}

/** What stays the same on all papers of a company: itself, its customers' shapes of numbers, its terms. */
function ofCompany(company: Facts, facts: Facts, codeWanders: boolean, other: (digits: string) => string): Facts {
  const { seller, buyer, terms, method, legal, window } = company
  const same = facts.kind === 'invoice'
  const code = same || codeWanders ? other(company.customerCode) : company.customerCode
  return {
    ...facts,
    number: other(company.number),
    orderReference: other(company.orderReference),
    customerCode: code,
    terms,
    method,
    legal,
    window: window && (facts.window ?? window),
    seller: same ? seller : company.seller,
    buyer: same ? facts.buyer : { ...buyer, person: facts.buyer.person },
  }
}

/** By lot; each family gets its own seed. */
export async function makeOddFamilies(
  order: { families: number; seed: number; papers?: number },
  keep: (name: string, made: OddPaper) => void,
): Promise<void> {
  for (let at = 0; at < order.families; at += 1) {
    const seed = order.seed * 100_000 + at * 1000
    const papers = await makeOddFamily({ seed, papers: order.papers ?? 5 })
    papers.forEach((paper, number) => keep(`odd${seed}-${number + 1}`, paper))
  }
}
