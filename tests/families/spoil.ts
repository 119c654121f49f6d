import { type Field, kinds } from '#app/contract/kinds/index.ts'
import type { Reading } from '#app/contract/reading.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { type Family, type Paper, teach } from './read.ts'

export interface Spoilt {
  family: string
  field: string
  /** The wrong value that was approved. */
  approved: string
  /** Other values that changed on the other papers, as `paper: field right → wrong`. */
  changed: string[]
}

/** Each field of each family's first paper approved wrong, one at a time: what else changes on the others. */
export function spoilFamilies(families: readonly Family[]): Spoilt[] {
  return families.flatMap((family) => {
    const [first, ...others] = family.papers as [Paper, ...Paper[]]
    const memory = teach(family.name, first, first.truth)
    const expected = others.map(({ document }) => valuesOf(understandDocument(document, { memories: [memory] })))
    return kinds[first.truth.kind].fields.flatMap((field) =>
      wrongsOf(first, field).map((approved) => {
        const fields = { ...first.truth.fields, [field.name]: approved }
        const wrong = teach(`${family.name}-wrong`, first, { ...first.truth, fields })
        const changed = others.flatMap(({ name, document }, at) =>
          differences(expected[at]!, valuesOf(understandDocument(document, { memories: [wrong] })), field.name).map(
            (one) => `${name}: ${one}`,
          ),
        )
        return { family: family.name, field: field.name, approved, changed }
      }),
    )
  })
}

/** Another value of the same sort that the page prints, and one that nobody ever printed. */
function wrongsOf({ truth }: Paper, { name, type, readOnly }: Field): string[] {
  const value = truth.fields[name]
  if (!value || readOnly || name === 'client') return []
  const { fields } = kinds[truth.kind]
  const other = fields.find((one) => one.type === type && truth.fields[one.name] && truth.fields[one.name] !== value)
  const printed = other ? [truth.fields[other.name]!] : []
  return [...printed, invented[type]]
}

const invented: Record<Field['type'], string> = {
  text: 'Nobody At All',
  code: 'WRONG-99',
  date: '1999-01-02',
  time: '03:33',
  amount: '987654.32',
  quantity: '987.00',
  rate: '13.7',
}

type Values = Record<string, string>

function valuesOf({ fields, items, vat_details }: Reading): Values {
  const rows = (part: string, list: Reading['items']) =>
    list.flatMap((row, at) => Object.entries(row).map(([name, { value }]) => [`${part}[${at}].${name}`, value]))
  const header = Object.entries(fields).map(([name, { value }]) => [name, value])
  return Object.fromEntries([...header, ...rows('items', items), ...rows('vat_details', vat_details)]) as Values
}

/** What follows from the wrong field by definition does not count: the known party behind a printed name. */
const followers: Record<string, string[]> = {
  client_name: ['client'],
  customer_company_name: ['client'],
  vat_rate: ['vat_details[0].rate'],
  tax_amount: ['vat_details[0].amount'],
}

function differences(expected: Values, given: Values, spoilt: string): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(given)])]
  return names
    .filter((name) => name !== spoilt && !followers[spoilt]?.includes(name) && expected[name] !== given[name])
    .map((name) => `${name} ${JSON.stringify(expected[name] ?? null)} → ${JSON.stringify(given[name] ?? null)}`)
}
