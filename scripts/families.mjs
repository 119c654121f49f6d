// How one approval teaches: node scripts/families.mjs [FOLDER] [--families N] [--seed S] [--wrong]. Without a folder N families of papers are invented; --wrong approves each field wrong in turn.
import { readOptions } from './options.mjs'
import { loadTest } from './load-test.mjs'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    families: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    wrong: { type: 'boolean', default: false },
  },
})
const run = { folder: positionals[0], families: Number(values.families), seed: Number(values.seed) }
console.log(
  JSON.stringify(await loadTest('/tests/families/main.ts', ({ measure, spoil }) => (values.wrong ? spoil(run) : measure(run))), null, 1),
)
