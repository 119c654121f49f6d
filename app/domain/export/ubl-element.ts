/** An element: its children by name in the order of the schema, a list where one may repeat, its text; `@…` are attributes. */
export interface Xml {
  [name: string]: Xml | Xml[] | string | string[] | undefined
}

/** Marks an element that the schema demands. */
export const KEPT = { '@kept': 'yes' }

/** Without the control characters that XML 1.0 forbids even when escaped. */
export function text(value: string | null | undefined): string | undefined {
  // XML 1.0, production 2: tab, line feed and carriage return are the only ones below a blank.
  const allowed = value?.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
  return allowed === '' ? undefined : allowed
}

/** Elements without content say nothing and some are against the schema; others it demands, even empty. */
export function prune(element: Xml): Xml {
  const filled: Xml = {}
  // Thousands of documents go through here: no lists of pairs.
  for (const name in element) {
    const value = element[name]
    if (name === '@kept' || value === undefined || value === '') continue
    if (typeof value === 'string') filled[name] = value
    else if (Array.isArray(value)) {
      const kept = value
        .map((one) => (typeof one === 'string' ? one : prune(one)))
        .filter((one) => typeof one === 'string' || hasContent(one))
      if (kept.length > 0) filled[name] = kept as Xml[]
    } else {
      const inside = prune(value)
      if (hasContent(inside) || value['@kept']) filled[name] = inside
    }
  }
  return filled
}

function hasContent(element: Xml): boolean {
  for (const name in element) if (!name.startsWith('@')) return true
  return false
}
