// Fits app/engine/understand/confidence/confidence.json: node scripts/calibrate.mjs FOLDER… [--dry] [--with-cells]. Folders hold PDFs with truth JSON beside them (tests/generator/README.md makes them).
// With --first-sight ROUND nothing is fitted: what the engine makes of papers that it was not mended for yet is kept under that name in tests/calibration/first-sight.json.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadTest } from './load-test.mjs'
import { misused, readOptions, requireFolder } from './options.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals: folders } = readOptions({
  options: { dry: { type: 'boolean' }, 'with-cells': { type: 'boolean' }, 'first-sight': { type: 'string' } },
  allowPositionals: true,
})
if (folders.length === 0) misused('Name folders of PDFs with their truth (a .json of the same name).')
folders.forEach(requireFolder)
const out = values.dry ? undefined : join(root, 'app/engine/understand/confidence/confidence.json')
if (!folders.some(hasPapers)) misused(`There is no PDF with its truth (a .json of the same name) in ${folders.join(', ')}.`)
const round = values['first-sight']
if (round === '') misused('--first-sight asks for a name of the round, such as "round 12".')
const told = await loadTest('/tests/calibration/main.ts', ({ calibrateOver, rememberFirstSight }) =>
  round === undefined ? calibrateOver(folders, { out, withCells: values['with-cells'] }) : rememberFirstSight(folders, round),
)
console.log(JSON.stringify(told, null, 2))

/** Weights fitted to nothing would be written over those that were measured. */
function hasPapers(folder) {
  return readdirSync(folder).some((name) => name.endsWith('.pdf') && existsSync(join(folder, name.replace(/\.pdf$/, '.json'))))
}
