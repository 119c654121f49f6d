import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { composeDocument } from './compose.ts'
import { inventFacts } from './invent.ts'
import { makeMany } from './many.ts'
import { rollDice } from './random.ts'
import { type Recipe, recipes } from './recipes.ts'
import { openPdfLibSheet } from './sheets/pdf-lib.ts'
import { openPdfkitSheet } from './sheets/pdfkit.ts'
import { openScanSheet } from './sheets/scan.ts'
import { A4, type Sheet } from './sheets/sheet.ts'
import { chooseStyle } from './style.ts'
import type { Truth } from './truth.ts'
import { writeCii } from './cii.ts'
import { makeGallery } from './gallery/many.ts'
import { makeWild } from './wild/many.ts'

/** `npm run fixtures [-- --out DIR] [--many N] [--seed S] [--kind K] [--language L] [--producer P] [--wild | --gallery]` */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: 'tests/fixtures/made' },
      many: { type: 'string' },
      seed: { type: 'string', default: '1' },
      kind: { type: 'string' },
      language: { type: 'string' },
      producer: { type: 'string' },
      rows: { type: 'string' },
      wild: { type: 'boolean', default: false },
      gallery: { type: 'boolean', default: false },
    },
  })
  mkdirSync(values.out, { recursive: true })
  const keep = (name: string, made: { bytes: Uint8Array; truth: Truth }) => {
    writeFileSync(join(values.out, `${name}.pdf`), made.bytes)
    writeFileSync(join(values.out, `${name}.json`), `${JSON.stringify(made.truth, null, 1)}\n`)
  }
  if (values.many !== undefined)
    await (values.gallery ? makeGallery : values.wild ? makeWild : makeMany)(
      {
        ...values,
        many: Number(values.many),
        seed: Number(values.seed),
        rows: values.rows === undefined ? undefined : Number(values.rows),
      },
      keep,
    )
  else for (const recipe of recipes) keep(recipe.name, await followRecipe(recipe))
}

export async function followRecipe({ seed, wish, style, sheet, xml }: Recipe): Promise<{ bytes: Uint8Array; truth: Truth }> {
  const dice = rollDice(seed)
  const facts = inventFacts(wish, dice)
  const surface = await openSheet(sheet)
  const truth = composeDocument(facts, { ...chooseStyle(facts, dice), ...style }, surface, dice)
  if (xml !== undefined) surface.attach('factur-x.xml', writeCii(xml(facts)))
  return { bytes: await surface.finish(), truth }
}

async function openSheet(name: Recipe['sheet']): Promise<Sheet> {
  if (name === 'pdf-lib') return openPdfLibSheet(A4)
  return name === 'scan' ? openScanSheet(A4) : openPdfkitSheet(A4)
}
