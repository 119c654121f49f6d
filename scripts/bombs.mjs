// node scripts/bombs.mjs [--bombs N] [--good N] [--workers N] [--port N]: keeps every extraction process of a built server busy with bombs and measures whether it stays well
// and whether good documents go through.
import { readOptions, wholeNumber } from './options.mjs'
import { loadTest } from './load-test.mjs'

const { values } = readOptions({
  options: {
    bombs: { type: 'string', default: '12' },
    good: { type: 'string', default: '20' },
    workers: { type: 'string', default: '2' },
    port: { type: 'string', default: '3901' },
  },
})
const numbers = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, wholeNumber(name, text)]))
await loadTest('/tests/hostile/under-bombs.ts', async ({ measureUnderBombs }) => {
  console.log(JSON.stringify(await measureUnderBombs(numbers), null, 2))
})
