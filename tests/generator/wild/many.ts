import type { KindName } from '#app/contract/kinds/index.ts'
import type { Order } from '../many.ts'
import { rollDice } from '../random.ts'
import { openPrinter } from '../sheets/printer.ts'
import { A4, LETTER } from '../sheets/sheet.ts'
import type { Truth } from '../truth.ts'
import { inventWild } from './facts.ts'
import { lands } from './lands.ts'
import { composeWild } from './paper.ts'

/** Papers of many countries laid out by a browser. Every seed gives the same one again. */
export async function makeWild(order: Order, keep: (name: string, made: { bytes: Uint8Array; truth: Truth }) => void): Promise<void> {
  const printer = await openPrinter('chromium')
  if (!printer) throw new Error('Papers of --wild need Chromium.')
  for (let at = 0; at < order.many; at++) {
    const seed = order.seed * 100_000 + at
    const dice = rollDice(seed)
    const kind = (order.kind as KindName | undefined) ?? dice.pick<KindName>(['invoice', 'work_order'])
    const known = Object.entries(lands).filter(([, land]) => order.language === undefined || land.language === order.language)
    const [name, land] = dice.pick(known)
    const rows = order.rows ?? (dice.chance(0.12) ? dice.int(26, 60) : dice.int(1, 13))
    const { html, truth } = composeWild(inventWild(kind, land, rows, dice), dice)
    keep(`${kind === 'invoice' ? 'inv' : 'ord'}-${name}-${seed}`, {
      bytes: await printer.print(html, land === lands.us ? LETTER : A4),
      truth,
    })
  }
  await printer.close()
}
