import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** An element with its local name; prefixes of namespaces are left out. */
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
  removeNSPrefix: true,
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
  const roots = toElements(parseOrdered(text))
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
function toElements(nodes: unknown): XmlElement[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap((node: Record<string, unknown>) => {
    const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text')
    if (name === undefined) return []
    const inside = node[name]
    const texts = Array.isArray(inside) ? inside.map((child: Record<string, unknown>) => child['#text'] ?? '') : []
    const text = texts.join('')
    const attributes = (node[':@'] ?? {}) as Record<string, unknown>
    return [
      {
        name,
        attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
        text: clean(text),
        lines: text
          .split(/[\r\n]+/)
          .map(clean)
          .filter(Boolean),
        children: toElements(inside),
      },
    ]
  })
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
