import { describe, expect, test } from 'vitest'
import { readXmlDate, readXmlDecimal } from '#app/engine/understand/einvoice/einvoice.ts'
import { parseXml, textAt, XmlRefused } from '#app/engine/understand/einvoice/xml.ts'

describe('XML from inside a PDF', () => {
  test('prefixes, comments, CDATA and a byte order mark do not matter', () => {
    const root = parseXml(
      '\uFEFF<?xml version="1.0"?><!-- <not> --><a:Root xmlns:a="x"><a:Name k="v"><![CDATA[R&D]]>\n  Sons &amp; Co</a:Name></a:Root>',
    )
    expect(root.name).toBe('Root')
    expect(textAt(root, 'Name')).toBe('R&D Sons & Co')
    expect(root.children[0]!.attributes).toEqual({ k: 'v' })
    expect(root.children[0]!.lines).toEqual(['R&D', 'Sons & Co'])
  })
  test('markup in values stays text, control characters go', () => {
    const root = parseXml('<r><n>&lt;img src=x&gt;\u202e abc</n></r>')
    expect(textAt(root, 'n')).toBe('<img src=x> abc')
  })
  test('characters given by number', () => {
    expect(textAt(parseXml('<r><n>Caf&#233; &#xC9;t&#xe9; &quot;x&quot; &#7;&#1114112;</n></r>'), 'n')).toMatch(/^Café Été "x"/)
  })
  test.each([
    ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['a doctype in small letters', '<?xml version="1.0"?><!doctype html><html></html>'],
    ['names that objects keep for themselves', '<a><__proto__>1</__proto__></a>'],
    ['no XML', 'hello'],
    ['a tag that is never closed', '<a><b></a>'],
    ['half a tag', '<a'],
    ['101 levels', `${'<a>'.repeat(101)}${'</a>'.repeat(101)}`],
    ['more than 5 MB', `<a>${'x'.repeat(5_000_001)}</a>`],
  ])('%s is refused', (_, source) => {
    expect(() => parseXml(source)).toThrow(XmlRefused)
  })
  test('100 levels are read', () => {
    expect(parseXml(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`).name).toBe('a')
  })
})

test.each([
  ['120.00', '120.00'],
  ['120.0000', '120.00'],
  ['0.0520', '0.052'],
  ['007', '7'],
  ['.5', '0.5'],
  ['-7.67', '-7.67'],
  ['-0', '0'],
  ['+3', '3'],
  ['NaN', undefined],
  ['1e308', undefined],
  ['1,5', undefined],
  ['', undefined],
])('decimal %s is %s', (text, value) => expect(readXmlDecimal(text)).toBe(value))

test.each([
  ['20260131', '2026-01-31'],
  ['2026-01-31', '2026-01-31'],
  ['2013-03-01T00:00:00', '2013-03-01'],
  ['2026-01-31+01:00', '2026-01-31'],
  ['20260230', undefined],
  ['20261301', undefined],
  ['31.01.2026', undefined],
])('date %s is %s', (text, value) => expect(readXmlDate(text)).toBe(value))
