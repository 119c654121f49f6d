import type { KindName } from '#app/contract/kinds/index.ts'

export interface Truth {
  kind: KindName
  language: string
  layout: string
  producer: string
  source: string
  complete: boolean
  scanned?: boolean
  tags: string[]
  fields: Record<string, string>
  vat_details: Record<string, string>[]
  items: Record<string, string>[]
  alternatives: Record<string, string[]>
  item_alternatives: Record<string, string[]>[]
}

/** The truth is written down while the page is drawn: only what is printed is true. */
export interface Recorder {
  field(name: string, value: string, ...alternatives: string[]): void
  /** Right where it is given, and not missed where it is not. */
  also(name: string, ...values: string[]): void
  alsoItem(at: number, column: string, ...values: string[]): void
  item(row: Record<string, string>, alternatives?: Record<string, string[]>): void
  vat(rate: string, amount: string): void
  tag(name: string): void
  read(): Pick<Truth, 'fields' | 'vat_details' | 'items' | 'alternatives' | 'item_alternatives' | 'tags'>
}

export function recordTruth(): Recorder {
  const fields: Truth['fields'] = {}
  const alternatives: Truth['alternatives'] = {}
  const items: Truth['items'] = []
  const rowAlternatives: Truth['item_alternatives'] = []
  const vatLines: Truth['vat_details'] = []
  const tags = new Set<string>()
  return {
    field(name, value, ...others) {
      if (value === '') return
      const also = [...(alternatives[name] ?? []), ...others].filter((other) => other !== value && other !== '')
      if (fields[name] === undefined) fields[name] = value
      if (also.length > 0) alternatives[name] = [...new Set(also)]
    },
    also: (name, ...values) => void (alternatives[name] = [...(alternatives[name] ?? []), ...values]),
    alsoItem: (at, column, ...values) => void (rowAlternatives[at]![column] = values),
    item(row, others = {}) {
      items.push(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')))
      rowAlternatives.push(others)
    },
    vat: (rate, amount) => void vatLines.push({ rate, amount }),
    tag: (name) => void tags.add(name),
    read: () => ({ tags: [...tags], fields, vat_details: vatLines, items, alternatives, item_alternatives: rowAlternatives }),
  }
}
