// node scripts/scans.mjs FOLDER [--count N] [--out FOLDER] [--workers N]: reads the PDFs of a folder (with truth beside them) and the same as scans made of them
// (drawn at 200 dpi by poppler's pdftoppm, turned by up to two degrees, with noise), and scores both.
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { misused, readOptions, requireFolder, wholeNumber } from './options.mjs'
import { loadTest } from './load-test.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals } = readOptions({
  options: {
    count: { type: 'string', default: '25' },
    out: { type: 'string' },
    workers: { type: 'string', default: '1' },
    script: { type: 'string', default: join(root, 'build/node/worker.js') },
  },
  allowPositionals: true,
})
if (!positionals[0]) misused('usage: node scripts/scans.mjs FOLDER [--count N] [--out FOLDER] [--workers N]')
const folder = requireFolder(positionals[0])
const numbers = { count: wholeNumber('count', values.count), workers: wholeNumber('workers', values.workers) }
const out = values.out ?? mkdtempSync(join(tmpdir(), 'gleaner-scans-'))
mkdirSync(out, { recursive: true })
await loadTest('/tests/scans/main.ts', async ({ compareScans }) => {
  const report = await compareScans({
    folder,
    out,
    ...numbers,
    script: values.script,
  })
  console.log(JSON.stringify(report, null, 2))
})
