import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * Who may know whom. A rule is [folder, what its files may import of ours, packages it must not name].
 * The most specific folder of a file counts. docs/decisions/001-the-house.md says why.
 */
const rules: [folder: string, mayImport: string[], neverPackages?: RegExp][] = [
  ['app/contract', ['app/contract'], /^(?!zod$)/],
  ['app/engine', ['app/engine', 'app/contract'], /^(react|@remix-run|drizzle-orm|better-sqlite3|ollama|node:(fs|http|child_process|os))/],
  ['db', ['db', 'app/contract'], /^(react|@remix-run)/],
  ['app/platform', ['app/platform', 'app/contract', 'app/engine/refine/model'], /^(react|@remix-run|drizzle-orm|better-sqlite3)/],
  ['app/jobs', ['app/jobs', 'app/contract', 'db'], /^(react|@remix-run)/],
  ['app/domain', ['app/domain', 'app/contract', 'app/engine', 'db', 'app/jobs', 'app/platform'], /^(react|@remix-run)/],
  ['app/pool', ['app/pool', 'app/engine', 'app/platform', 'app/contract'], /^(react|@remix-run|drizzle-orm|better-sqlite3)/],
  ['app/runner', ['app/runner', 'app/domain', 'app/jobs', 'app/pool', 'app/platform', 'app/contract', 'app/engine'], /^(react|@remix-run)/],
  ['app/client', ['app/client', 'app/contract'], /^(?!(axios|qs|eventsource-parser)(\/|$))/],
  ['app/components', ['app/components', 'app/contract', 'app/client', 'app/i18n', 'app/locales'], /^(drizzle-orm|better-sqlite3|node:)/],
  ['app/i18n', ['app/i18n', 'app/locales', 'app/contract']],
  ['app/locales', ['app/locales', 'app/contract']],
  [
    'app/routes',
    ['app/routes', 'app/domain', 'app/contract', 'app/client', 'app/components', 'app/i18n', 'app/locales', 'app/platform'],
    /^(drizzle-orm|better-sqlite3)/,
  ],
  // Works on the data folder itself, without a server.
  ['cli/commands/reset-password', ['cli', 'app/contract', 'app/domain/members', 'app/domain/failure', 'db']],
  // backup, restore and doctor, likewise.
  ['cli/installation', ['cli', 'app/contract', 'app/pool', 'app/platform', 'db'], /^(react|@remix-run)/],
  [
    'cli',
    [
      'cli',
      'app/contract',
      'app/client',
      'app/pool',
      'app/domain/learning',
      'app/domain/model/for-command-line',
      'app/platform',
      'app/locales/en',
    ],
    /^(react|@remix-run)/,
  ],
]

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app/*.ts', 'app/*.tsx', 'db/*.ts', 'cli/*.ts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(file)) // git lists what was just deleted, too

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const found = source.matchAll(/(?:^|\n)\s*(?:import|export)\b(?:[^'"=]*?\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g)
  return [...found].map((match) => (match[1] ?? match[2])!)
}

/** A path from the root for ours, undefined for packages. */
function ours(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  return undefined
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`)
const ruleOf = (file: string) => rules.filter(([folder]) => isIn(file, folder)).sort((a, b) => b[0].length - a[0].length)[0]

export function complaintsOf(file: string, specifiers: string[]): string[] {
  const rule = ruleOf(file)
  if (!rule) return []
  const [, mayImport, neverPackages] = rule
  return specifiers.flatMap((specifier) => {
    const target = ours(file, specifier)
    if (target === 'package.json') return [] // the version
    const wrong = target === undefined ? neverPackages?.test(specifier) : !mayImport.some((folder) => isIn(target, folder))
    return wrong ? [`${file} may not import ${target ?? specifier}`] : []
  })
}

describe('the arrows of the house point one way', () => {
  test('every import keeps to the table', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(files.flatMap((file) => complaintsOf(file, importsOf(file)))).toEqual([])
  })
  test('the table does catch what it forbids', () => {
    expect(complaintsOf('app/components/x.tsx', ['#db/client.server.ts', 'react'])).toEqual([
      'app/components/x.tsx may not import db/client.server.ts',
    ])
    expect(complaintsOf('app/engine/read/x.ts', ['react', 'unpdf'])).toEqual(['app/engine/read/x.ts may not import react'])
  })
  test('no drawer names; `common` is the namespace of texts that every screen has', () => {
    const code = files.filter((file) => !file.startsWith('app/locales/'))
    expect(code.filter((file) => /(^|\/)(utils?|helpers?|misc|common|lib|services)(\/|\.)/.test(file))).toEqual([])
  })
  test('words are written over lines, so that they can be read and two people may add some', () => {
    const tooWide = files.flatMap((file) => {
      const width = Math.max(
        ...readFileSync(file, 'utf8')
          .split('\n')
          .map(({ length }) => length),
      )
      return file.startsWith('app/engine/') && width > WIDEST ? [`${file} has a line of ${width} characters`] : []
    })
    expect(tooWide).toEqual([])
  })
})

const WIDEST = 310
