import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import remixOptions from './remix.config.js'

// One package per native or heavy part stays outside of the server build; the rest is bundled.
const serverOnly = ['better-sqlite3', '@node-rs/argon2', 'unpdf', 'pdfjs-dist', '@napi-rs/canvas', 'tesseract.js', 'workerpool']

// Every file that is loaded costs time at each start: a thousand icons and every part of Radix a third of a second. Built in, only what is used remains.
const builtIn = [
  ...['lucide-react', 'radix-ui', /^@radix-ui\//, /^@floating-ui\//, /^react-remove-scroll/, 'aria-hidden', 'react-dropzone'],
  ...['use-callback-ref', 'use-sidecar', 'react-style-singleton', 'react-resizable-panels', 'get-nonce', 'tslib', 'clsx'],
  ...['zod', /^drizzle-orm/, 'fast-xml-parser', 'csv-parse', 'csv-stringify', 'nanoid', 'p-limit'],
]

/** Screens that are drawn on the server import the HTTP client and never call it there: the browser's build of axios is one file, Node's loads a hundred. */
const lightAxios: Plugin = {
  name: 'light-axios',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, _importer, { ssr }) => (ssr && id === 'axios' ? resolve('node_modules/axios/dist/esm/axios.js') : undefined),
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), lightAxios, process.env.VITEST ? null : remix(remixOptions)],
  ssr: { external: serverOnly, noExternal: command === 'build' ? builtIn : [] },
  // In development Vite would bundle for the browser what server files import.
  optimizeDeps: { exclude: serverOnly.filter((name) => name !== 'pdfjs-dist') },
  build: { sourcemap: true },
  test: {
    // The engine is pure: its tests share the modules that they load, which takes a third of the time of loading them for each file.
    projects: [
      { extends: true, test: { name: 'engine', include: ['tests/engine/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'rest', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/engine/**'] } },
    ],
    environment: 'node',
    // Left to itself vitest keeps one core free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    // A busy machine takes longer than the second that is usual; who waits goes on as soon as it is so.
    expect: { poll: { timeout: 15_000 } },
    // Processes, ports and clocks on busy machines: one more try in CI, none at the desk, where a flake should hurt.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
  },
}))
