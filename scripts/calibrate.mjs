// Fits app/engine/understand/confidence.json: node scripts/calibrate.mjs FOLDER… [--dry]. Folders hold PDFs with truth JSON beside them (tests/generator/README.md makes them).
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folders = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const out = process.argv.includes('--dry') ? undefined : join(root, 'app/engine/understand/confidence.json')
const vite = await createServer({
  root,
  configFile: false,
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
})
try {
  const { calibrateOver } = await vite.ssrLoadModule('/tests/calibration/main.ts')
  console.log(JSON.stringify(await calibrateOver(folders, out), null, 2))
} finally {
  await vite.close()
}
