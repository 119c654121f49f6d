import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorStatus, faultReasons } from '#app/contract/errors.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { checkCodes, warningCodes } from '#app/contract/reading.ts'
import { en } from '#app/locales/en/all.ts'
import { es } from '#app/locales/es/all.ts'
import { fr } from '#app/locales/fr/all.ts'

/** Every text by its path. */
function flatten(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value as object, `${path}${key}.`),
  )
}

const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1]).sort()
const english = new Map(flatten(en))

describe.each([
  ['es', es],
  ['fr', fr],
] as const)('%s', (_language, texts) => {
  const others = new Map(flatten(texts))

  test('has every text and no other', () => {
    expect([...others.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('leaves no text empty', () => {
    expect([...others].filter(([key, text]) => text.trim() === '' && english.get(key) !== '')).toEqual([])
  })

  test('fills the same holes', () => {
    // A singular may spell its number out.
    const wrong = [...others].filter(([key, text]) => !key.endsWith('_one') && holes(text).join() !== holes(english.get(key) ?? '').join())
    expect(wrong).toEqual([])
  })
})

describe('a name and what is said of it', () => {
  test('French keeps its high signs and quotation marks on the line of their word', () => {
    expect(flatten(fr).filter(([, text]) => / [:;?!%»]|« /.test(text))).toEqual([])
    expect(fr.common.labelled).toBe('{{label}}\u00a0: {{value}}')
  })

  test('are joined by a text of the language, never by a bare colon in the code', () => {
    const shown = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx$|phrase-|i18n\/labels/.test(file))
    const joined = shown.flatMap((file) =>
      readFileSync(`app/${file}`, 'utf8')
        .split('\n')
        .filter((line) => /\}: (\$\{|`)|^\s*\{.*\}: \{(?! \w+\??: )|>[^<]*\}: </.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(joined).toEqual([])
  })
})

describe('the contract has its words', () => {
  test('a label for each field and column', () => {
    for (const kind of Object.values(kinds)) {
      expect(Object.keys(en.fields[kind.name]).sort()).toEqual(kind.fields.map(({ name }) => name).sort())
      expect(Object.keys(en.fields[`${kind.name}_items`]).sort()).toEqual(kind.columns.map(({ name }) => name).sort())
    }
  })

  test('in English the label is the name in sentence case', () => {
    const words = (text: string) => text.toLowerCase().replaceAll(' ', '_')
    for (const kind of Object.values(kinds))
      for (const { name } of kind.fields) expect(words(new Map(flatten(en.fields[kind.name])).get(name)!)).toBe(name)
  })

  test('a sentence for each check, warning and refusal', () => {
    expect(Object.keys(en.checks.failed).sort()).toEqual([...checkCodes].sort())
    expect(Object.keys(en.checks.name).sort()).toEqual([...checkCodes].sort())
    expect(Object.keys(en.checks.warning).sort()).toEqual([...warningCodes].sort())
    expect(Object.keys(en.errors)).toEqual(expect.arrayContaining(Object.keys(errorStatus)))
    expect(Object.keys(en.errors.fault).sort()).toEqual([...faultReasons, 'in_row'].sort())
  })
})

test('the texts of the specification, to the letter', () => {
  const said = new Set(english.values())
  const wanted = [
    'Error',
    'Success!',
    'Password changed successfully.',
    'Are you sure you want to delete this work order?',
    'Are you sure you want to delete this invoice?',
    'Are sure to delete thread? This action cannot be undone.',
    'Are you sure you want to approve this document?',
    'Are you sure you want to approve these documents?',
    'No more documents available',
    'No item selected for preview',
    'Please select any thread on the left',
    'Not mentioned in document',
    'Accepted File Types: PDF',
    'Showing {{start}} to {{end}} of {{total}} entries',
  ]
  expect(wanted.filter((text) => !said.has(text))).toEqual([])
})
