import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'

/** `ACCOUNT 4-02-61100-6013`, `Acct | 20.5110`, `Compte : 6011`, or an `Account: 5120-CLN-08` under each article: what the buyer books the order on. */
export const isOfBudget = (label: Label, value: string, lines: readonly LabelledLine[]): boolean =>
  (/^(?:accounts?|acct)$/i.test(said(label)) && /^\d{1,4}(?:(?:-\d{2,6}){2,}|(?:\.\d{4}){1,3})$/.test(value)) ||
  (/^compte$/i.test(said(label)) && /^[26]\d{2,5}$/.test(value)) ||
  (account.test(fold(said(label))) && lines.some((other) => isSameLabel(other, label)))

const said = ({ textLine: { text }, start, end }: Label) => text.slice(start, end)
const account = /^(?:accounts?|acct|account code|gl account|compte|cuenta|konto|conto|conta|rekening)$/

/** The seller knows one account of a customer: where the word leads to a code in line after line of one column, each article has its own. */
const isSameLabel = ({ line, labels: [first], text }: LabelledLine, label: Label) =>
  first !== undefined &&
  first.textLine.line !== label.textLine.line &&
  first.leads &&
  line.page === label.page &&
  Math.abs(line.box.left - label.textLine.line.box.left) < 3 &&
  said(first) === said(label) &&
  /\d/.test(text.slice(first.end))

/** `Votre code chez nous`, `Your account with us` on the buyer's own paper: how it counts who it buys from. */
export const isCountedByBuyer = ({ textLine: { text }, start }: Label): boolean => atOurs.test(fold(text.slice(start)))
const atOurs = pattern()`
  ^(?:vo|your|ihr|su|vuestr|suo|vostr|uw)[^:]{0,30}\s(?:chez nous|dans nos (?:livres|fichiers)|with us|in our (?:books|system|records)|bei uns|con nosotros|
  en nuestro sistema|en nuestra casa|presso di noi|bij ons)\b
`
