// Prints what the engine sees of PDFs, for people who develop it: lines with their boxes (points, origin top-left), everything as JSON, or the reading.
//   node scripts/words.mjs [--json|--reading] [--words] FILE…        (after `npx vite build -c vite.node.config.ts`)
import { readFileSync } from 'node:fs'
import { extractReading, readDocument } from '../build/node/engine.js'

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')))
const files = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const at = ({ left, top, right, bottom }) => [left, top, right, bottom].map((value) => value.toFixed(0).padStart(4)).join(' ')

for (const file of files) {
  const bytes = readFileSync(file)
  if (flags.has('--reading')) {
    console.log(JSON.stringify(await extractReading(bytes, { clock: () => performance.now() }), null, 1))
    continue
  }
  const document = await readDocument(bytes)
  if (flags.has('--json')) {
    console.log(JSON.stringify(document, null, 1))
    continue
  }
  console.log(
    `${file}: ${document.pageCount} pages, findings ${JSON.stringify(document.findings)}, attachments ${document.attachments.map(({ name }) => name)}`,
  )
  for (const page of document.pages) {
    const { number, width, height, rules, shades, origin, turn } = page
    console.log(
      `-- page ${number}: ${width.toFixed(0)} x ${height.toFixed(0)}, ${origin}${turn ? `, turned ${turn}` : ''}, ${rules.length} rules, ${shades.length} shades`,
    )
    for (const part of flags.has('--words') ? page.words : page.lines) {
      console.log(`${at(part.box)}  ${part.size.toFixed(1)}${part.bold ? 'b' : ' '}  ${part.text}`)
    }
  }
}
