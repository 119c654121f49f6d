import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import remixOptions from './remix.config.js'

// One package per native or heavy part stays outside of the server build; the rest is bundled.
const serverOnly = ['better-sqlite3', '@node-rs/argon2', 'unpdf', 'pdfjs-dist', '@napi-rs/canvas', 'tesseract.js', 'workerpool']

// A thousand icons and every part of Radix cost a third of a second at each start; built in, only what is used remains.
const builtIn = ['lucide-react', 'radix-ui', /^@radix-ui\//, 'zod']

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), process.env.VITEST ? null : remix(remixOptions)],
  ssr: { external: serverOnly, noExternal: command === 'build' ? builtIn : [] },
  // In development Vite would bundle for the browser what server files import.
  optimizeDeps: { exclude: serverOnly.filter((name) => name !== 'pdfjs-dist') },
  build: { sourcemap: true },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    environment: 'node',
    testTimeout: 30_000,
    // Processes, ports and clocks on busy machines: one more try in CI, none at the desk, where a flake should hurt.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
  },
}))
