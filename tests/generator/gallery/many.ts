import { rollDice } from '../random.ts'
import type { Order } from '../many.ts'
import { openPrinter } from '../sheets/printer.ts'
import { A4, LETTER } from '../sheets/sheet.ts'
import { recordTruth, type Truth } from '../truth.ts'
import { chooseManner, type Desk } from '../wild/desk.ts'
import { type Facts, inventWild } from '../wild/facts.ts'
import { moreLands } from './lands.ts'
import { isPlain, type Model } from './model.ts'
import { models } from './models.ts'
import type { Dice } from '../random.ts'

const LETTERS = new Set(['us', 'canada', 'quebec', 'mx'])

/** Papers as the programs and professions of many countries print them. Every seed gives the same one again. */
export async function makeGallery(order: Order, keep: (name: string, made: { bytes: Uint8Array; truth: Truth }) => void): Promise<void> {
  const printer = await openPrinter('chromium')
  if (!printer) throw new Error('Papers of --gallery need Chromium.')
  for (let at = 0; at < order.many; at++) {
    const seed = order.seed * 100_000 + at
    const dice = rollDice(seed + 31_000_000)
    const open = models.filter(
      (model) => (order.kind === undefined || model.kind === order.kind) && landsOf(model, order.language).length > 0,
    )
    const model = dice.pick(open)
    const name = dice.pick(landsOf(model, order.language))
    const { html, truth } = compose(model, inventFor(model, name, order.rows, dice), dice)
    keep(`${model.kind === 'invoice' ? 'inv' : 'ord'}-${model.name}-${name}-${seed}`, {
      bytes: await printer.print(html, LETTERS.has(name) ? LETTER : A4),
      truth,
    })
  }
  await printer.close()
}

const landsOf = (model: Model, language: string | undefined) =>
  model.lands.filter((name) => language === undefined || moreLands[name]!.language === language)

/** Facts are invented anew until the model can print them. */
function inventFor(model: Model, land: string, rows: number | undefined, dice: Dice): Facts {
  for (;;) {
    const facts = inventWild(model.kind, moreLands[land]!, rows ?? (dice.chance(0.1) ? dice.int(14, 20) : dice.int(1, 9)), dice)
    if ((model.fits ?? isPlain)(facts)) return facts
  }
}

function compose(model: Model, facts: Facts, dice: Dice): { html: string; truth: Truth } {
  const recorder = recordTruth()
  const manner = { ...chooseManner(facts, dice), ...model.manner?.(facts) }
  const desk: Desk = { facts, manner, dice, truth: recorder, fullness: 0.7 }
  const page = model.draw(desk)
  const { tags, ...printed } = recorder.read()
  if (printed.fields.currency === undefined) printed.alternatives.currency = [facts.land.currency]
  const truth: Truth = {
    kind: facts.kind,
    language: facts.land.language,
    layout: `gallery-${model.name}`,
    producer: 'Chromium',
    source: 'made by tests/generator',
    complete: true,
    tags,
    ...printed,
  }
  const css = `@page{size:auto;margin:${dice.pick([12, 15, 18])}mm}body{font:${dice.pick([8.5, 9, 10])}pt ${dice.pick(fonts)};margin:0}table{border-collapse:collapse}td,th{padding:${dice.pick(['2px 4px', '3px 6px', '5px 6px'])};vertical-align:top}.ruled td,.ruled th{border:1px solid #444}.rows td,.rows th{border-bottom:1px solid #ccc}.top th{border-bottom:2px solid #000}tr{break-inside:avoid}.small{font-size:7pt;color:#555}`
  return { html: `<!doctype html><meta charset="utf-8"><style>${css}</style>${page}`, truth }
}

const fonts = [
  'Helvetica, Arial, sans-serif',
  'Georgia, Times New Roman, serif',
  'DejaVu Sans, sans-serif',
  'Carlito, Calibri, Liberation Sans, sans-serif',
]
