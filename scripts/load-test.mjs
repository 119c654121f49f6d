// Lends a TypeScript module of the project to a script of plain Node, by Vite, and gives back what the script made of it.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

export async function loadTest(module, use) {
  const vite = await createServer({
    root: dirname(dirname(fileURLToPath(import.meta.url))),
    configFile: false,
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await use(await vite.ssrLoadModule(module))
  } finally {
    await vite.close()
  }
}
