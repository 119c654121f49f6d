import { describe, expect, test } from 'vitest'
import { readXmlDate, readXmlDecimal } from '#app/engine/understand/einvoice/einvoice.ts'
import { parseXml, textAt, textsAt, XmlRefused } from '#app/engine/understand/einvoice/xml.ts'

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
  test('elements of foreign namespaces are no elements of the standard, wherever they are declared', () => {
    const xml = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:x="urn:example:x">
      <x:ID>1</x:ID><ID xmlns="urn:example:y">2</ID><cbc:ID>3</cbc:ID><x:Part><cbc:ID>4</cbc:ID></x:Part>
      <Note xmlns:cbc="urn:example:z"><cbc:ID>5</cbc:ID></Note>
      <xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/hostname" parse="text"/>
    </Invoice>`
    const root = parseXml(xml)
    expect(root.children.map(({ name, text, children }) => [name, text, children.length])).toEqual([
      ['ID', '3', 0],
      ['Note', '', 0],
    ])
  })
  test('namespaces that nobody declared, or roots of no standard, are borne', () => {
    expect(textsAt(parseXml('<a:Invoice><b:ID>1</b:ID></a:Invoice>'), 'ID')).toEqual(['1'])
    expect(textsAt(parseXml('<Invoice xmlns="urn:example:own" xmlns:b="c"><b:ID>1</b:ID></Invoice>'), 'ID')).toEqual(['1'])
  })
  test('characters given by number', () => {
    expect(textAt(parseXml('<r><n>Caf&#233; &#xC9;t&#xe9; &quot;x&quot; &#7;&#1114112;</n></r>'), 'n')).toMatch(/^Café Été "x"/)
  })
  test.each([
    ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['a doctype in small letters', '<?xml version="1.0"?><!doctype html><html></html>'],
    ['an entity from elsewhere', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>'],
    ['a parameter entity', '<?xml version="1.0"?>\n<!-- x --><!DOCTYPE a SYSTEM "http://127.0.0.1:9/a.dtd" [<!ENTITY % b "c">%b;]><a/>'],
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
