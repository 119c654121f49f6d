// npm run accuracy [-- NAME] [-- --draw NAME] [-- --raise] [-- --dir FOLDER] [-- --dice N [--seed S] [--only KIND] [--language L] [--errors N] [--field F]] and every option of `gleaner evaluate`: figures over the sample documents.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { misused, oneOf, requireFolder, wholeNumber } from './options.mjs'

const ONLY_DICE = ['seed', 'paper', 'language', 'structure', 'field']
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals, tokens } = parseArgs({
  options: {
    draw: { type: 'string' },
    dir: { type: 'string', default: 'tests/fixtures' },
    by: { type: 'string' },
    errors: { type: 'string' },
    raise: { type: 'boolean' },
    dice: { type: 'string' },
    seed: { type: 'string', default: '1' },
    paper: { type: 'string' },
    only: { type: 'string' },
    language: { type: 'string' },
    structure: { type: 'string' },
    field: { type: 'string' },
  },
  allowPositionals: true,
  strict: false,
  tokens: true,
})
const dir = positionals.find((name) => existsSync(name)) ?? String(values.dir)
const name = positionals.find((one) => one !== dir)
requireFolder(dir)
for (const { kind, name: option } of tokens)
  if (kind === 'option' && ONLY_DICE.includes(option) && values.dice === undefined)
    misused(`--${option} goes with --dice N, which is missing.`)
if (values.dice !== undefined) {
  for (const option of ['dice', 'paper', 'seed', 'errors'])
    if (values[option] !== undefined) wholeNumber(option, String(values[option]), option === 'dice' || option === 'paper' ? 1 : 0)
  if (values.only !== undefined) oneOf('only', values.only, ['work_order', 'invoice'])
  if (values.field !== undefined) oneOf('field', values.field, await call('field-names', 'fieldNames'))
}

if (typeof values.draw === 'string') for (const path of await call('draw', 'drawSample', dir, values.draw)) console.log(path)
else if (typeof values.dice === 'string') console.log(await call('dice', 'rollPapers', values))
else if (values.raise) console.log(JSON.stringify(await call('raise', 'raiseFloor'), null, 2))
else evaluate()

function evaluate() {
  const own = ['draw', 'dir', 'raise', ...ONLY_DICE]
  const passed = tokens.flatMap((token) =>
    token.kind === 'option' && !own.includes(token.name) ? [`--${token.name}`, ...(token.value ? [token.value] : [])] : [],
  )
  const named = name ? ['--only', name, ...(values.errors ? [] : ['--errors', '50'])] : []
  const run = spawnSync(process.execPath, [join(root, 'cli/gleaner.mjs'), 'evaluate', dir, ...named, ...passed], { stdio: 'inherit' })
  process.exit(run.status ?? 1)
}

/** Calls a function of tests/accuracy, which is TypeScript. */
async function call(file, verb, ...args) {
  const { loadTest } = await import('./load-test.mjs')
  return loadTest(`/tests/accuracy/${file}.ts`, (module) => module[verb](...args))
}
