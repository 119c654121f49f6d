import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import remixOptions from './remix.config.js'

export default defineConfig({
  plugins: [tailwindcss(), process.env.VITEST ? null : remix(remixOptions)],
  // One chunk per native or heavy package stays outside of the server build; the rest is bundled.
  ssr: { external: ['better-sqlite3', '@node-rs/argon2', 'unpdf', 'pdfjs-dist', '@napi-rs/canvas', 'tesseract.js', 'workerpool'] },
  build: { sourcemap: true },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
