import type { HeadedParty } from './headed.ts'

const LEVEL = 3 // points

const recipient = /^(?:b[ée]n[ée]ficiaire|beneficiari[oa]|benefici[áa]ri[oa]|beneficiary|beg[uü]nstigte?r?|begunstigde)$/iu

/** `Bénéficiaire` beside `Facturé à` over a party each: who gets what the other pays for; alone, who gets the money. */
export const withoutRecipients = (parties: readonly HeadedParty[]): HeadedParty[] =>
  parties.filter(
    ({ role, label: { textLine, start, end, box } }) =>
      role !== 'supplier' ||
      !recipient.test(textLine.text.slice(start, end)) ||
      !parties.some((other) => other.role === 'customer' && other.name && Math.abs(other.label.box.top - box.top) < LEVEL),
  )
