import type { Collector, XmlValue } from './einvoice.ts'
import { elementAt, elementsAt, textAt, type XmlElement } from './xml.ts'

/** Some write numbers above the name, line by line: the lines that are a name, then the whole. */
export function namesOf(party: XmlElement | undefined): string[] {
  const name = elementAt(party, 'Name')
  if (name === undefined) return []
  const title = name.lines.filter((line) => !numberLine.test(line)).join(' ')
  return title === '' ? [name.text] : [title, name.text]
}

const numberLine = /^(?:[^:]{2,30}:\s*|GLN\s+|GTIN\s+|EAN\s+)\S*\d[\w-]*$/

export function taxIds(party: XmlElement | undefined): string[] {
  const registered = elementsAt(party, 'SpecifiedTaxRegistration/ID')
  const vat = registered.filter((id) => id.attributes.schemeID === 'VA')
  const rest = registered.filter((id) => id.attributes.schemeID !== 'VA')
  return [...vat, ...rest, ...elementsAt(party, 'SpecifiedLegalOrganization/ID')].map((id) => id.text)
}

export function addressOf(party: XmlElement | undefined, collect: Collector, name?: string): XmlValue | undefined {
  const address = elementAt(party, 'PostalTradeAddress')
  const part = (path: string) => textAt(address, path)
  const town = [part('PostcodeCode'), part('CityName')].filter(Boolean).join(' ')
  const streets = [part('LineOne'), part('LineTwo'), part('LineThree')]
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ') || undefined
  const whole = join(...streets, town)
  if (whole === undefined) return collect.text(name)
  return collect.text(
    join(name, whole),
    whole,
    join(whole, part('CountryID')),
    ...[part('LineOne'), part('LineTwo')].map((line) => line && join(line, town)),
  )
}

export function contactOf(party: XmlElement | undefined, collect: Collector): XmlValue | undefined {
  const contact = elementAt(party, 'DefinedTradeContact')
  const mail = textAt(contact, 'EmailURIUniversalCommunication/URIID|CompleteNumber')
  const phone = textAt(contact, 'TelephoneUniversalCommunication/CompleteNumber')
  const parts = [mail, phone, textAt(contact, 'PersonName')].filter((part) => part !== undefined)
  return parts.length > 0 ? collect.text(parts.join(', '), ...parts) : undefined
}

export function bankOf(settlement: XmlElement | undefined, collect: Collector): XmlValue | undefined {
  const means = elementsAt(settlement, 'SpecifiedTradeSettlementPaymentMeans')
  const paid = means.find((one) => elementAt(one, 'PayeePartyCreditorFinancialAccount') !== undefined)
  const account =
    textAt(paid, 'PayeePartyCreditorFinancialAccount/IBANID') ?? textAt(paid, 'PayeePartyCreditorFinancialAccount/ProprietaryID')
  const bic = textAt(paid, 'PayeeSpecifiedCreditorFinancialInstitution/BICID')
  return account === undefined ? undefined : collect.text([account, bic].filter(Boolean).join(' '), account)
}
