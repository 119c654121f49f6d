// How one approval teaches: node scripts/families.mjs [FOLDER] [--families N] [--seed S] [--wrong]. Without a folder N families of papers are invented; --wrong approves each field wrong in turn.
import { readOptions, requireFolder, wholeNumber } from './options.mjs'
import { loadTest } from './load-test.mjs'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    families: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    wrong: { type: 'boolean', default: false },
  },
})
positionals.forEach(requireFolder)
const run = { folder: positionals[0], families: wholeNumber('families', values.families), seed: wholeNumber('seed', values.seed, 0) }
console.log(
  JSON.stringify(await loadTest('/tests/families/main.ts', ({ measure, spoil }) => (values.wrong ? spoil(run) : measure(run))), null, 1),
)
