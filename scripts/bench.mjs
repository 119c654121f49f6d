// npm run bench [-- FOLDER…] [-- --rounds N] [-- --json]: what reading a document costs.
// In one warm process, document by document in turn: bare getTextContent, getTextContent + getOperatorList, and the whole extraction; pdftotext -bbox-layout
// where poppler is installed (started anew for each document, as it is used). Then documents a second with one process a core.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadTest } from './load-test.mjs'
import { misused, readOptions, requireFolder, wholeNumber } from './options.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals } = readOptions({
  options: { rounds: { type: 'string', default: '3' }, json: { type: 'boolean' }, seconds: { type: 'string', default: '10' } },
  allowPositionals: true,
})
positionals.forEach(requireFolder)
wholeNumber('rounds', values.rounds)
wholeNumber('seconds', values.seconds, 0)
const setUp = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs'), '--build'], { stdio: ['ignore', 2, 2] })
if (setUp.status !== 0) process.exit(setUp.status ?? 1)

const { extractReading } = await import('../build/node/engine.js')
const { definePDFJSModule, getDocumentProxy } = await import('unpdf')
await definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs'))

const files = (positionals.length > 0 ? positionals : [join(root, 'tests/fixtures/made')]).flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .sort()
    .map((name) => join(folder, name)),
)
if (files.length === 0) misused(`There is no PDF in ${positionals.join(', ')}.`)
const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0
const ways = {
  text: (bytes) => readBare(bytes, false),
  'text and operators': (bytes) => readBare(bytes, true),
  extract: (bytes) => extractReading(bytes, { clock: () => performance.now() }),
  ...(hasPoppler
    ? { 'pdftotext -bbox-layout': (_bytes, file) => void spawnSync('pdftotext', ['-bbox-layout', file, '-'], { maxBuffer: 1 << 28 }) }
    : {}),
}

const documents = []
for (const file of files) documents.push(await timeOne(file))
const onePage = documents.filter((document) => document.pages === 1 && !document.scanned)
const report = {
  machine: `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`,
  documents: documents.length,
  one_page: onePage.length,
  median_ms: Object.fromEntries(Object.keys(ways).map((way) => [way, round(median(onePage.map((document) => document.ms[way])))])),
  extract_to_text_and_operators: round(median(onePage.map(({ ms }) => ms.extract / ms['text and operators']))),
  extract_to_text: round(median(onePage.map(({ ms }) => ms.extract / ms.text))),
  slowest: [...documents]
    .sort((a, b) => b.ms.extract - a.ms.extract)
    .slice(0, 5)
    .map(({ name, ms }) => ({ name, ms: round(ms.extract) })),
  documents_a_second: await measureThroughput(onePage.map((document) => document.file)),
}
if (values.json) console.log(JSON.stringify(report))
else print(report)
process.exit(0)

/** Median of the rounds of each way, taken in turn so that a busy machine is unfair to none; a first round warms up. */
async function timeOne(file) {
  const bytes = readFileSync(file)
  const times = Object.fromEntries(Object.keys(ways).map((way) => [way, []]))
  let pages = 0
  let scanned = false
  for (let at = 0; at <= Number(values.rounds); at++) {
    for (const [way, run] of Object.entries(ways)) {
      const began = performance.now()
      const result = await run(new Uint8Array(bytes), file)
      if (at > 0) times[way].push(performance.now() - began)
      if (way !== 'extract') continue
      pages = result.pages
      scanned = result.warnings.some((warning) => warning.code === 'no_text_layer')
    }
  }
  return {
    file,
    name: basename(file),
    pages,
    scanned,
    ms: Object.fromEntries(Object.entries(times).map(([way, list]) => [way, median(list)])),
  }
}

async function readBare(bytes, withOperators) {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 })
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    await page.getTextContent()
    if (withOperators) await page.getOperatorList()
  }
  await pdf.loadingTask.destroy()
}

/**
 * Documents a second through the pool as server and command line use it, one process a core, for some seconds. Warm: the processes read all papers again and again
 * until a pass is no faster than the best before it, since V8 makes fast code of what runs often and one pass is not often.
 */
function measureThroughput(paths) {
  return loadTest('/app/pool/pool.ts', async ({ createPool }) => {
    const workers = availableParallelism()
    const pool = createPool({ workers, script: join(root, 'build/node/worker.js') })
    try {
      await warm(() => Promise.all(paths.map((path) => pool.extract(path))))
      const until = performance.now() + Number(values.seconds) * 1000
      const began = performance.now()
      let done = 0
      const lane = async (first) => {
        for (let at = first; performance.now() < until; at += workers) {
          await pool.extract(paths[at % paths.length])
          done += 1
        }
      }
      await Promise.all(Array.from({ length: workers }, (_, at) => lane(at)))
      return round((done * 1000) / (performance.now() - began))
    } finally {
      await pool.close()
    }
  })
}

/** At most eight passes, so that a machine whose speed wanders comes to an end. */
async function warm(pass) {
  let best = Infinity
  for (let passes = 0; passes < 8; passes++) {
    const began = performance.now()
    await pass()
    const took = performance.now() - began
    if (passes > 1 && took > best * 0.97) return
    best = Math.min(best, took)
  }
}

function median(list) {
  const sorted = [...list].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

function round(value) {
  return Math.round(value * 100) / 100
}

function print({
  machine,
  documents: count,
  one_page,
  median_ms,
  extract_to_text_and_operators,
  extract_to_text,
  slowest,
  documents_a_second,
}) {
  console.log(`${machine}\n${count} documents, ${one_page} of one page with text\n`)
  console.log('median of a one-page document, warm')
  for (const [way, ms] of Object.entries(median_ms)) console.log(`  ${way.padEnd(24)} ${String(ms).padStart(8)} ms`)
  if (!hasPoppler) console.log('  (pdftotext is not installed)')
  console.log(`  extract is ${extract_to_text_and_operators} x text and operators, ${extract_to_text} x text (medians of the ratios)\n`)
  console.log('slowest')
  for (const { name, ms } of slowest) console.log(`  ${name.padEnd(40)} ${String(ms).padStart(8)} ms`)
  console.log(
    `\n${documents_a_second} one-page documents a second with a process a core${existsSync('/proc') ? '' : ' (memory is not watched here)'}`,
  )
}
