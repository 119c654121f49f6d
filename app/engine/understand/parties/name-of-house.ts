import type { Candidates } from '../../candidate.ts'
import { isLegalFormOnly } from './company-names.ts'

/** `From` over `Ballygowan Event Technology` over `Ltd`: what only its legal form parts from the name of the firm that orders is nobody's. */
export function withoutNamesOfHouses(found: Candidates): Candidates {
  const { client_name: people, customer_company_name: houses = [] } = found
  if (!people) return found
  const isOfHouse = (value: string) =>
    /\s/.test(value) &&
    houses.some((house) => house.value.startsWith(`${value} `) && isLegalFormOnly(house.value.slice(value.length).trim()))
  return { ...found, client_name: people.filter(({ value }) => !isOfHouse(value)) }
}
