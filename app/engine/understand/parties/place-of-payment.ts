import { fold } from '../words/fold.ts'
import type { HeadedParty } from './headed.ts'
import type { Issuer } from './issuer.ts'
import type { Party } from './party.ts'

/** "Remit to" names the box or the bank that takes the money, which may stand elsewhere than the firm. */
export const isPlaceOfPayment = ({ label }: HeadedParty) => /\b(?:remit|pay)/i.test(label.textLine.text.slice(label.start, label.end))

/** `Contoso Billing` under "Remit to", and `Contoso Ltd.` over the paper: an office of the firm's. */
export const isOfficeOf = ({ name }: Party, issuers: readonly Issuer[]) =>
  name !== undefined && issuers.some((issuer) => issuer.name.line !== name.line && firstWord(issuer.name.text) === firstWord(name.text))

const firstWord = (text: string) => /^\p{L}{4,}/u.exec(fold(text))?.[0] ?? text
