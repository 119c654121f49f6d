/** `npm run fixtures`: runs tests/generator (TypeScript) through Vite's module runner, so that nothing has to be built first. */
import { createServer } from 'vite'

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
})
try {
  const { main } = await vite.ssrLoadModule('/tests/generator/main.ts')
  await main(process.argv.slice(2))
} finally {
  await vite.close()
}
