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
  const filled = Object.entries(element).flatMap(([name, value]): [string, Xml[string]][] => {
    if (value === undefined || value === '') return []
    if (typeof value === 'string') return [[name, value]]
    if (Array.isArray(value)) {
      const kept = value
        .map((one) => (typeof one === 'string' ? one : prune(one)))
        .filter((one) => typeof one === 'string' || hasContent(one))
      return kept.length > 0 ? [[name, kept as Xml[]]] : []
    }
    const inside = prune(value)
    return hasContent(inside) || value['@kept'] ? [[name, inside]] : []
  })
  return Object.fromEntries(filled.filter(([name]) => name !== '@kept'))
}

const hasContent = (element: Xml) => Object.keys(element).some((name) => !name.startsWith('@'))
