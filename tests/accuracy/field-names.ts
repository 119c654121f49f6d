import { kindNames, kinds } from '#app/contract/kinds/index.ts'

/** What `npm run accuracy -- --dice N --field` may name; apart from the papers, which take seconds to load. */
export function fieldNames(): string[] {
  const names = kindNames.flatMap((name) => {
    const { fields, columns, vatColumns } = kinds[name]
    return [
      ...fields.map((field) => field.name),
      ...columns.map((column) => `items.${column.name}`),
      ...vatColumns.map((column) => `vat_details.${column.name}`),
    ]
  })
  return [...new Set(names)]
}
