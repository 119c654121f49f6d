// Fits app/engine/understand/confidence.json: node scripts/calibrate.mjs FOLDER… [--dry]. Folders hold PDFs with truth JSON beside them (tests/generator/README.md makes them).
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadTest } from './load-test.mjs'
import { misused, readOptions, requireFolder } from './options.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals: folders } = readOptions({ options: { dry: { type: 'boolean' } }, allowPositionals: true })
if (folders.length === 0) misused('Name folders of PDFs with their truth (a .json of the same name).')
folders.forEach(requireFolder)
const out = values.dry ? undefined : join(root, 'app/engine/understand/confidence.json')
if (!folders.some(hasPapers)) misused(`There is no PDF with its truth (a .json of the same name) in ${folders.join(', ')}.`)
console.log(JSON.stringify(await loadTest('/tests/calibration/main.ts', ({ calibrateOver }) => calibrateOver(folders, out)), null, 2))

/** Weights fitted to nothing would be written over those that were measured. */
function hasPapers(folder) {
  return readdirSync(folder).some((name) => name.endsWith('.pdf') && existsSync(join(folder, name.replace(/\.pdf$/, '.json'))))
}
