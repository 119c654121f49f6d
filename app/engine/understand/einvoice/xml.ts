import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** An element with its local name; prefixes of namespaces are left out, and so are elements of foreign namespaces. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  /** White space folded. */
  text: string
  /** The same line by line, for names that hold several things. */
  lines: string[]
  children: XmlElement[]
}

export class XmlRefused extends Error {}

const MOST_CHARACTERS = 5_000_000
const MOST_LEVELS = 100

/** Names that no e-invoice has and that JavaScript objects keep for themselves. */
const forbiddenNames = /<\/?\s*(?:[\w.-]+:)?(?:__proto__|constructor|prototype)\b/

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  parseAttributeValue: false,
  attributeNamePrefix: '',
  // The five entities of XML itself; a DOCTYPE, which could declare others, never gets this far.
  processEntities: true,
  // Numeric ones (&#233;) are only read with this on.
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

/** The root element. Throws XmlRefused for anything that is too large, too deep, declares a DOCTYPE or is no XML. */
export function parseXml(source: string): XmlElement {
  const text = source.replace(/^\uFEFF/, '').trim()
  if (text.length > MOST_CHARACTERS) throw new XmlRefused('larger than 5 MB')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new XmlRefused('declares a DOCTYPE')
  if (forbiddenNames.test(text)) throw new XmlRefused('has element names that are not allowed')
  if (countLevels(text) > MOST_LEVELS) throw new XmlRefused('nested too deeply')
  const verdict = XMLValidator.validate(text)
  if (verdict !== true) throw new XmlRefused(`no XML: ${verdict.err.msg}`)
  const roots = toElements(parseOrdered(text), { uris: {} })
  if (roots.length !== 1) throw new XmlRefused('no single root element')
  return roots[0]!
}

function parseOrdered(text: string): unknown {
  try {
    return parser.parse(text)
  } catch (error) {
    throw new XmlRefused(error instanceof Error ? error.message : 'not readable')
  }
}

/** How deep the elements lie, counted in one pass before the parser recurses into them. */
function countLevels(text: string): number {
  let level = 0
  let deepest = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const close = closingOf(text, at)
    const end = text.indexOf(close, at)
    if (end < 0) throw new XmlRefused('ends within a tag')
    if (text[at + 1] === '/') level -= 1
    else if (text[at + 1] !== '!' && text[at + 1] !== '?' && text[end - 1] !== '/') level += 1
    deepest = Math.max(deepest, level)
    at = end + close.length
  }
  return deepest
}

function closingOf(text: string, at: number): string {
  if (text.startsWith('<!--', at)) return '-->'
  if (text.startsWith('<![CDATA[', at)) return ']]>'
  return text[at + 1] === '?' ? '?>' : '>'
}

/** The parser's ordered form: `[{ name: [children], ':@': attributes }, { '#text': '…' }]`. */
function toElements(nodes: unknown, above: Scope): XmlElement[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap((node: Record<string, unknown>) => {
    const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text')
    if (name === undefined) return []
    const attributes = (node[':@'] ?? {}) as Record<string, unknown>
    const scope = scopeOf(above, attributes)
    if (isForeign(name, scope)) return []
    const inside = node[name]
    const texts = Array.isArray(inside) ? inside.map((child: Record<string, unknown>) => child['#text'] ?? '') : []
    const text = texts.join('')
    return [
      {
        name: localOf(name),
        attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localOf(key), String(value)])),
        text: clean(text),
        lines: text
          .split(/[\r\n]+/)
          .map(clean)
          .filter(Boolean),
        children: toElements(inside, scope),
      },
    ]
  })
}

/** Namespaces by prefix, and whether the root declares those of a standard, so that others are told from them. */
interface Scope {
  uris: Readonly<Record<string, string>>
  isStrict?: boolean
}

/** The families of the standards of e-invoices; the parts of one document come from several. */
const standards = /^urn:(?:un:unece:uncefact|oasis:names:(?:specification|tc):ubl|ferd|factur-x|zugferd|cen\.eu)\b/i

const prefixOf = (name: string): string => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '')
const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

function scopeOf(above: Scope, attributes: Record<string, unknown>): Scope {
  const declared = Object.entries(attributes).flatMap(([key, value]) => {
    if (key === 'xmlns') return [['', String(value)]]
    return key.startsWith('xmlns:') ? [[key.slice('xmlns:'.length), String(value)]] : []
  })
  const uris = declared.length > 0 ? { ...above.uris, ...(Object.fromEntries(declared) as Record<string, string>) } : above.uris
  // All parts of every standard have two namespaces or more.
  return { uris, isStrict: above.isStrict ?? Object.values(uris).filter((uri) => standards.test(uri)).length > 1 }
}

/** An element that only shares a name with one of the standard: `<x:ID xmlns:x="urn:other">`. Where the root keeps to no standard, none is. */
function isForeign(name: string, { uris, isStrict }: Scope): boolean {
  const uri = uris[prefixOf(name)]
  return isStrict === true && uri !== undefined && uri !== '' && !standards.test(uri)
}

/** White space folded, control characters out: values go onto screens and into files. */
function clean(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\s]+/g, ' ').trim()
}

/** All elements at a path of local names, e.g. `Party/PostalAddress`; a name may give alternatives as `A|B`. */
export function elementsAt(element: XmlElement | undefined, path: string): XmlElement[] {
  let here = element ? [element] : []
  for (const step of path.split('/')) {
    const names = step.split('|')
    here = here.flatMap((one) => one.children.filter((child) => names.includes(child.name)))
  }
  return here
}

export function elementAt(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return elementsAt(element, path)[0]
}

/** The text at a path, undefined where there is none. */
export function textAt(element: XmlElement | undefined, path: string): string | undefined {
  return elementsAt(element, path).find((one) => one.text !== '')?.text
}

export function textsAt(element: XmlElement | undefined, path: string): string[] {
  return elementsAt(element, path)
    .map((one) => one.text)
    .filter((text) => text !== '')
}
