import type { Label } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'

/** `Reverse charge: … VAT due: £1,236.98`: what the customer owes to the tax office in the seller's place. */
export const isOfOthersTax = ({ textLine: { text }, start, end }: Label, names: Label['sayings']) =>
  names.some(({ name }) => name === 'tax') &&
  othersTax.test(fold(text.slice(0, start))) &&
  (/^\W*\d/.test(text.slice(end)) || owedBy.test(text.slice(end)))

/** `TVA due par le preneur`, `VAT due from the customer`: it is said who owes it, and not how much. */
const owedBy = /^\s?(?:par l|by the|from the|durch den|vom |por el|por la|dal |door de|pelo |à charge)/iu

const othersTax = /reverse charge|inversion del sujeto|auto-?liquidation|steuerschuldnerschaft|verlegd|inversione contabile|autoliquidacao/
