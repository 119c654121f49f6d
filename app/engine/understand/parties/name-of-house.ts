import type { Candidate, Candidates } from '../../candidate.ts'
import { isLegalFormOnly } from './company-names.ts'

/**
 * `From` over `Ballygowan Event Technology` over `Ltd`: what only its legal form parts from the name of the firm that orders is nobody's; nor is the likeliest
 * firm's own name under `ACHETEUR`, where it stands elsewhere too.
 */
export function withoutNamesOfHouses(found: Candidates): Candidates {
  const { client_name: people, customer_company_name: houses = [] } = found
  if (!people) return found
  const best = Math.max(...houses.map(({ score }) => score))
  const likeliest = houses.find(({ score }) => score === best && best > LIKELY)?.value
  const isBroken = (value: string) =>
    houses.some((house) => house.value.startsWith(`${value} `) && isLegalFormOnly(house.value.slice(value.length).trim()))
  const isAgain = ({ value, box }: Candidate) =>
    value === likeliest && houses.some((house) => house.value === value && house.box?.top !== box?.top)
  return { ...found, client_name: people.filter((one) => !/\s/.test(one.value) || !(isBroken(one.value) || isAgain(one))) }
}

const LIKELY = 0.5
