import type { KindName } from '#app/contract/kinds/index.ts'
import { composeDocument } from './compose.ts'
import type { Language } from './facts.ts'
import { inventFacts } from './invent.ts'
import { noQuirks, rollQuirks } from './quirks.ts'
import { type Dice, rollDice } from './random.ts'
import { openPdfLibSheet } from './sheets/pdf-lib.ts'
import { openPdfkitSheet } from './sheets/pdfkit.ts'
import { openScanSheet } from './sheets/scan.ts'
import { A4, LETTER, type Sheet } from './sheets/sheet.ts'
import { openSvgSheet } from './sheets/svg.ts'
import { chooseStyle } from './style.ts'
import { openPrinter } from './sheets/printer.ts'
import type { Truth } from './truth.ts'

export interface Order {
  many: number
  seed: number
  kind?: string
  language?: string
  producer?: string
  rows?: number | undefined
}

const producers = ['pdfkit', 'pdf-lib', 'chromium'] as const

/** Documents by lot: every seed gives the same one again, whatever was made before it. */
export async function makeMany(order: Order, keep: (name: string, made: { bytes: Uint8Array; truth: Truth }) => void): Promise<void> {
  const printer = await openPrinter(order.producer)
  for (let at = 0; at < order.many; at++) {
    const seed = order.seed * 100_000 + at
    const dice = rollDice(seed)
    const kind = (order.kind as KindName | undefined) ?? dice.pick<KindName>(['invoice', 'work_order', 'work_order'])
    const language = (order.language as Language | undefined) ?? dice.pick<Language>(['fr', 'fr', 'es', 'es', 'en', 'de'])
    const invoice = kind === 'invoice'
    const credit = invoice && dice.chance(0.1)
    const facts = inventFacts(
      {
        kind,
        language,
        credit,
        rows: order.rows ?? (dice.chance(0.12) ? dice.int(25, 80) : dice.int(1, 12)),
        paid: invoice && !credit && dice.chance(0.15),
        discount: invoice && !credit && dice.chance(0.15),
        lineDiscount: dice.chance(0.2),
        shipping: invoice && !credit && dice.chance(0.2),
        groups: dice.chance(0.12),
        vatRates: dice.pick([1, 1, 2, 3]),
      },
      dice,
    )
    const style = { ...chooseStyle(facts, dice), mail: !invoice && dice.chance(0.15) }
    // Dice of their own, so that a new quirk changes no other choice.
    const quirks = style.mail ? noQuirks : rollQuirks(facts, style, rollDice(seed + 7_000_000))
    const sheet = await openSheet(order.producer ?? dice.pick(producers), printer?.print, dice, quirks.turned)
    const truth = composeDocument(facts, style, sheet, dice, quirks)
    keep(`${invoice ? 'inv' : 'ord'}-${language}-${seed}`, { bytes: await sheet.finish(), truth })
  }
  await printer?.close()
}

async function openSheet(
  producer: string,
  print: Parameters<typeof openSvgSheet>[1] | undefined,
  dice: Dice,
  turned: boolean,
): Promise<Sheet> {
  const paper = dice.chance(0.1) ? LETTER : A4
  if (turned) return openPdfkitSheet(paper, turned)
  if (producer === 'pdf-lib') return openPdfLibSheet(paper)
  if (producer === 'scan') return openScanSheet(paper)
  return producer === 'chromium' && print !== undefined ? openSvgSheet(paper, print) : openPdfkitSheet(paper)
}
