// node scripts/hostile.mjs FOLDER --out RESULTS.json [--over cli|http] [--port N] [--only PART]
// Throws the odd PDFs of a folder (with a manifest.json, or without) at the built command line or server and writes what became of each. Linux: memory is read from /proc.
import { misused, oneOf, readOptions, requireFolder, wholeNumber } from './options.mjs'
import { loadTest } from './load-test.mjs'

const { values, positionals } = readOptions({
  options: {
    out: { type: 'string' },
    over: { type: 'string', default: 'cli' },
    port: { type: 'string', default: '3900' },
    only: { type: 'string' },
  },
  allowPositionals: true,
})
if (!positionals[0] || !values.out)
  misused('usage: node scripts/hostile.mjs FOLDER --out RESULTS.json [--over cli|http] [--port N] [--only PART]')
const folder = requireFolder(positionals[0])
const over = oneOf('over', values.over, ['cli', 'http'])
const port = wholeNumber('port', values.port)
await loadTest('/tests/hostile/main.ts', async ({ throwAll }) => {
  const outcomes = await throwAll({
    folder,
    over,
    out: values.out,
    port,
    only: values.only,
  })
  const count = (outcome) => outcomes.filter((one) => one.outcome === outcome).length
  console.log(
    `${outcomes.length} files: ${count('accepted')} accepted, ${count('accepted_needs_review')} to be reviewed, ${count('rejected')} rejected`,
  )
  console.log(
    `largest process ${Math.max(...outcomes.map(({ rss_mb }) => rss_mb))} MB, longest ${Math.max(...outcomes.map(({ seconds }) => seconds))} s`,
  )
})
