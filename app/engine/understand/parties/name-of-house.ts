import type { Candidate, Candidates } from '../../candidate.ts'
import { isLegalFormOnly } from './company-names.ts'

/**
 * `From` over `Ballygowan Event Technology` over `Ltd`: what only its legal form parts from the name of the firm that orders is nobody's; nor is what stands
 * under `ACHETEUR` and in the letterhead.
 */
export function withoutNamesOfHouses(found: Candidates): Candidates {
  const { client_name: people, customer_company_name: houses = [] } = found
  if (!people) return found
  const isOfHouse = ({ value, box }: Candidate) =>
    /\s/.test(value) &&
    houses.some(
      (house) =>
        (house.value.startsWith(`${value} `) && isLegalFormOnly(house.value.slice(value.length).trim())) ||
        (house.value === value && house.score > LIKELY && house.box?.top !== box?.top),
    )
  return { ...found, client_name: people.filter((one) => !isOfHouse(one)) }
}

const LIKELY = 0.5
