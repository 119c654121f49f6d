// node scripts/refinement.mjs FOLDER… [--every N]: what a stand-in model does to documents with truth beside them; helpful, mistaken and hostile ones. Needs the build (npm run build).
import { readOptions, requireFolder, wholeNumber } from './options.mjs'
import { loadTest } from './load-test.mjs'

const { values, positionals } = readOptions({ options: { every: { type: 'string', default: '1' } }, allowPositionals: true })
const folders = positionals.length > 0 ? positionals : ['tests/fixtures/made']
folders.forEach(requireFolder)
const every = wholeNumber('every', values.every)
const report = await loadTest('/tests/refinement/main.ts', ({ measureFolders }) => measureFolders(folders, every))
console.table(
  Object.fromEntries(Object.entries(report).map(([name, { worse, ...figures }]) => [name, { ...figures, worse: worse.length }])),
)
for (const [name, { worse }] of Object.entries(report)) for (const line of worse) console.log(`${name}: ${line}`)
