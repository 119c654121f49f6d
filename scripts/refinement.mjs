// node scripts/refinement.mjs FOLDER… [--every N]: what a stand-in model does to documents with truth beside them; helpful, mistaken and hostile ones. Needs the build (npm run build).
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals } = parseArgs({ options: { every: { type: 'string', default: '1' } }, allowPositionals: true })
const vite = await createServer({
  root,
  configFile: false,
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
})
try {
  const { measureFolders } = await vite.ssrLoadModule('/tests/refinement/main.ts')
  const report = await measureFolders(positionals.length > 0 ? positionals : ['tests/fixtures/made'], Number(values.every))
  console.table(
    Object.fromEntries(Object.entries(report).map(([name, { worse, ...figures }]) => [name, { ...figures, worse: worse.length }])),
  )
  for (const [name, { worse }] of Object.entries(report)) for (const line of worse) console.log(`${name}: ${line}`)
} finally {
  await vite.close()
}
