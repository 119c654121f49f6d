import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { findBic, findIbans } from '../values/iban.ts'
import { pattern } from '../words/pattern.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { withRest } from './account-over-lines.ts'

/** "… will be debited from your account": the customer's, not the supplier's. */
export const debited = pattern('iu')`
  (?<!\p{L})(?:
    ihrem konto|ihr konto|votre compte|de votre|your account|su cuenta|uw rekening|eingezogen|abgebucht|pr[ée]lev\p{L}*|debited|
    afgeschreven|addebit\p{L}+|cargar[áa]
  )(?!\p{L})
`

/** `Nos coordonnées bancaires :` right before the account, under a line that says what is taken from the customer's. */
const ours = pattern('iu')`
  ^(?:nos coordonn[ée]es|notre (?:compte|banque|iban)|our (?:bank|account|iban)|unsere? (?:bank\p{L}*|konto\p{L}*|iban)|
  nuestr[ao]s? (?:cuenta|banco|iban|datos)|nostr[ao] (?:conto|banca|iban)|onze (?:bank|rekening)\p{L}*)(?!\p{L})
`

/** IBAN and the BIC near it, wherever they stand. */
export function findIbanAccounts(lines: LabelledLine[]): Candidate[] {
  return lines.flatMap((line, at) => {
    const whole = findIbans(line.text)
    const text = whole.length > 0 ? line : withRest(line, lines)
    return (whole.length > 0 ? whole : findIbans(text.text).filter(({ valid }) => valid || saysIban(line))).map((iban) =>
      fromIban(iban, text, lines, at),
    )
  })
}

/** `USt-IdNr. DE 811 337 402 · Sparkasse Landshut IBAN …`: among what the supplier says of itself, whatever the line above says of the customer's. */
const isOfFoot = ({ labels }: LabelledLine, index: number) =>
  labels.some(({ end, sayings }) => end <= index && sayings.some(({ name }) => name === 'vat_id' || name === 'other_id'))

const saysIban = ({ labels, text }: LabelledLine) =>
  labels.some(({ sayings }) => sayings.some(({ name }) => name === 'iban')) || accountThenNumber.test(text)

/** `… auf das Konto DE12 1001 0010 0744`: the word right before says what it is, though its check digits do not hold. */
const accountThenNumber = /(?:konto|compte|cuenta|rekening|conto|account)(?:\s(?:nr|no|n[°º])\.?)?:?\s[A-Z]{2}\d{2}(?=\s?[A-Z\d]{4})/iu

function fromIban(
  { index, length, valid }: { index: number; length: number; valid: boolean },
  line: LabelledLine,
  lines: LabelledLine[],
  at: number,
): Candidate {
  const iban = line.text.slice(index, index + length).trim()
  const near = lines.slice(Math.max(0, at - 5), at + 6).filter(({ line: other }) => other.page === line.line.page)
  const bicLine = [line, ...near.filter((other) => other !== line)].find(({ text }) => findBic(text) !== undefined)
  const bic = bicLine ? findBic(bicLine.text) : undefined
  const isTheirs =
    !ours.test(line.text.slice(0, index)) &&
    (debited.test(line.text) || (debited.test(lines[at - 1]?.text ?? '') && !isOfFoot(line, index)))
  const score = (valid ? 0.95 : 0.8) * (isTheirs ? 0.2 : 1)
  return {
    value: bic ? `${iban} ${bic}` : iban,
    score,
    source: 'layout',
    page: line.line.page,
    box: boxBetween(line, index, index + length),
    words: wordsBetween(line, index, index + length),
    text: iban,
    reason: valid ? 'IBAN, check digits hold' : 'IBAN by shape',
  }
}
