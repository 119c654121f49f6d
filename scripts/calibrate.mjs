// Fits app/engine/understand/confidence.json: node scripts/calibrate.mjs FOLDER… [--dry]. Folders hold PDFs with truth JSON beside them (tests/generator/README.md makes them).
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadTest } from './load-test.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folders = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const out = process.argv.includes('--dry') ? undefined : join(root, 'app/engine/understand/confidence.json')
console.log(JSON.stringify(await loadTest('/tests/calibration/main.ts', ({ calibrateOver }) => calibrateOver(folders, out)), null, 2))
