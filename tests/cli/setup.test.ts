import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const { build, prestart } = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts
const root = mkdtempSync(join(tmpdir(), 'gleaner-setup-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A project of which only the set-up is real; its tools write down that they were called. */
function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const tool = (name: string) =>
  `require('node:fs').mkdirSync('build', {recursive:true});require('node:fs').appendFileSync('called', '${name} ')`
write('package.json', '{}')
write('package-lock.json', '{"packages":{}}')
write('node_modules/.package-lock.json', '{"packages":{}}')
write('node_modules/better-sqlite3/index.js', 'module.exports = class {}')
write('node_modules/pdfjs-dist/package.json', '{"version":"1.0.0"}')
for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs']) write(`node_modules/pdfjs-dist/${folder}/a`, 'a')
write('node_modules/@remix-run/dev/dist/cli.js', tool('remix'))
write('node_modules/vite/bin/vite.js', tool('vite'))
write('app/a.ts', 'a')
mkdirSync(join(root, 'scripts'))
copyFileSync(resolve('scripts/setup.mjs'), join(root, 'scripts/setup.mjs'))

function run(script: string): string {
  rmSync(join(root, 'called'), { force: true })
  const { status, stderr } = spawnSync(script, { cwd: root, shell: true, encoding: 'utf8' })
  expect([status, stderr.replace('Building …\n', '')]).toEqual([0, ''])
  return existsSync(join(root, 'called')) ? readFileSync(join(root, 'called'), 'utf8') : ''
}

test('what `npm run build` has built, `npm start` does not build again until something changes', () => {
  expect(run(build!)).toBe('remix vite ')
  expect(run(prestart!)).toBe('')
  expect(run(build!)).toBe('remix vite ')
  appendFileSync(join(root, 'app/a.ts'), 'b')
  expect(run(prestart!)).toBe('remix vite ')
})
