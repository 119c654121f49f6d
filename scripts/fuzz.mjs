// npm run fuzz -- [--over pool|http] [--count N] [--seed S] [--workers N] [--keep FOLDER] [--port N] [FOLDER]
// Spoils ordinary PDFs and reads them: in extraction processes as the command line does (pool), or through a real server (http). Exit status 1 where a process died,
// or where the server gave an answer that no file should bring about.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadTest } from './load-test.mjs'
import { oneOf, readOptions, requireFolder, wholeNumber } from './options.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals } = readOptions({
  options: {
    over: { type: 'string', default: 'pool' },
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    keep: { type: 'string' },
    port: { type: 'string', default: '3902' },
    script: { type: 'string', default: join(root, 'build/node/worker.js') },
  },
  allowPositionals: true,
})
const folder = requireFolder(positionals[0] ?? join(root, 'tests/fixtures/made'))
const numbers = {
  count: wholeNumber('count', values.count),
  seed: wholeNumber('seed', values.seed, 0),
  workers: wholeNumber('workers', values.workers),
}
const runs = { pool: overPool, http: overHttp }
await runs[oneOf('over', values.over, Object.keys(runs))]()

async function overPool() {
  if (values.keep) mkdirSync(values.keep, { recursive: true })
  await loadTest('/tests/fuzz/main.ts', async ({ fuzz, ordinaryFiles }) => {
    const report = await fuzz({
      files: ordinaryFiles(folder),
      ...numbers,
      keep: values.keep,
      script: values.script,
      onProgress: (done, { outcomes, deaths, others }) =>
        console.error(`${done}: ${JSON.stringify(outcomes)}, ${deaths.length} died, ${others.length} other values`),
    })
    end(report, report.deaths)
  })
}

async function overHttp() {
  await loadTest('/tests/fuzz/over-http.ts', async ({ fuzzOverHttp, ordinaryFiles }) => {
    const report = await fuzzOverHttp({
      files: ordinaryFiles(folder),
      ...numbers,
      port: wholeNumber('port', values.port),
      onProgress: (done, { outcomes, faults }) => console.error(`${done}: ${JSON.stringify(outcomes)}, ${faults.length} faults`),
    })
    end(report, report.faults)
  })
}

function end(report, troubles) {
  console.log(JSON.stringify(report, null, 2))
  if (troubles.length > 0) process.exitCode = 1
}
