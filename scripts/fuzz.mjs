// npm run fuzz -- [--count N] [--seed S] [--workers N] [--keep FOLDER] [FOLDER]: spoils ordinary PDFs and reads them, as tests/fuzz says. Exit status 1 where a process died.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadTest } from './load-test.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    keep: { type: 'string' },
    script: { type: 'string', default: join(root, 'build/node/worker.js') },
  },
  allowPositionals: true,
})
if (values.keep) mkdirSync(values.keep, { recursive: true })
await loadTest('/tests/fuzz/main.ts', async ({ fuzz, ordinaryFiles }) => {
  const report = await fuzz({
    files: ordinaryFiles(positionals[0] ?? join(root, 'tests/fixtures/made')),
    count: Number(values.count),
    seed: Number(values.seed),
    workers: Number(values.workers),
    keep: values.keep,
    script: values.script,
    onProgress: (done, { outcomes, deaths, others }) =>
      console.error(`${done}: ${JSON.stringify(outcomes)}, ${deaths.length} died, ${others.length} other values`),
  })
  console.log(JSON.stringify(report, null, 2))
  if (report.deaths.length > 0) process.exitCode = 1
})
