import { builtinModules } from 'node:module'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }

const packages = Object.keys(manifest.dependencies).flatMap((name) => [name, new RegExp(`^${name}/`)])

/** Builds what runs outside of Remix: the command line and the programs that have processes of their own. Packages stay in node_modules. */
export default defineConfig({
  // Node 20 knows `\p{…}`; esbuild, not sure of the newest scripts, would write such a regular expression as `new RegExp`, made anew each time it is met.
  esbuild: { supported: { 'regexp-unicode-property-escapes': true } },
  build: {
    ssr: true,
    outDir: 'build/node',
    target: 'node20',
    sourcemap: true,
    copyPublicDir: false,
    rollupOptions: {
      input: {
        cli: 'cli/index.ts',
        worker: 'app/pool/worker.ts',
        watchdog: 'app/pool/watchdog.ts',
        drawer: 'app/pool/drawer.ts',
        workbook: 'app/platform/workbook/writer.ts',
        engine: 'app/engine/extract.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', format: 'es' },
      external: [...packages, ...builtinModules, /^node:/],
    },
  },
})
