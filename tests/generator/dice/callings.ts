import { wordsOf } from '../words/by-language.ts'
import type { Words } from '../words/words.ts'
import type { Land } from '../wild/lands.ts'
import { lands } from '../wild/lands.ts'
import type { ColumnName, LabelName, TotalName } from '../wild/words/tongue.ts'

/** How papers of a language call things: the words of both generators together. */
export interface Callings {
  labels: Record<LabelName, readonly string[]>
  columns: Record<ColumnName, readonly string[]>
  totals: Record<TotalName, readonly string[]>
}

type Language = Land['language']

/** The first generator's words for who sells and who buys are those of orders alone ("To", "From"). */
const sameLabel: Partial<Record<LabelName, keyof Words['labels']>> = {
  number: 'number',
  date: 'date',
  orderNumber: 'orderNumber',
  orderDate: 'orderDate',
  due: 'due',
  delivery: 'delivery',
  window: 'window',
  theirOrder: 'orderReference',
  account: 'customerCode',
  billTo: 'billTo',
  shipTo: 'deliverTo',
  person: 'preparedBy',
  department: 'department',
  phone: 'phone',
  mail: 'email',
  terms: 'terms',
  method: 'method',
  bank: 'bank',
  note: 'note',
}
const sameColumn: Partial<Record<ColumnName, keyof Words['columns']>> = {
  position: 'position',
  code: 'code',
  name: 'name',
  quantity: 'quantity',
  unit: 'unit',
  price: 'price',
  discount: 'discount',
  rate: 'vat',
  total: 'total',
}
const sameTotal: Record<TotalName, keyof Words['totals']> = {
  goods: 'lines',
  discount: 'discount',
  shipping: 'shipping',
  net: 'net',
  tax: 'tax',
  gross: 'gross',
  paid: 'paid',
  due: 'due',
  rateHead: 'vatHead',
  baseHead: 'baseHead',
  taxHead: 'taxHead',
}

const known = new Map<Language, Callings>()

export function callingsOf(language: Language): Callings {
  let callings = known.get(language)
  if (!callings) known.set(language, (callings = gather(language)))
  return callings
}

function gather(language: Language): Callings {
  const { words } = Object.values(lands).find((land) => land.language === language)!
  const more = language in wordsOf ? wordsOf[language as keyof typeof wordsOf] : undefined
  const labels = merge(words.labels, more?.labels, sameLabel)
  return {
    // Where costs are booked is a number on most papers, and no department.
    labels: { ...labels, department: labels.department.filter((label) => !/cost|kost|coste|stelle/i.test(label)) },
    columns: merge(words.columns, more?.columns, sameColumn),
    totals: merge(words.totals, more?.totals, sameTotal),
  }
}

function merge<Name extends string, Other extends string>(
  own: Record<Name, string[]>,
  others: Record<Other, string[]> | undefined,
  same: Partial<Record<Name, Other>>,
): Record<Name, readonly string[]> {
  const both = (Object.keys(own) as Name[]).map((name) => {
    const other = same[name]
    return [name, [...new Set([...own[name], ...(others && other ? others[other] : [])])]] as const
  })
  return Object.fromEntries(both) as Record<Name, readonly string[]>
}
