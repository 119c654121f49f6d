import type { Candidate } from '../../candidate.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { sentencesFrom } from '../words/sentences-from.ts'
import { boxBetween, type TextLine, wordsBetween } from '../words/tokens.ts'
import { readCode } from '../values/code.ts'
import { pattern } from '../words/pattern.ts'

/** `INVOICE 2026/118 dated 28 February 2026 for account R0417`, `crédité sur votre compte client C-118`: within a sentence, behind the word that leads to it; `… dated 20/12/2024 – Account NOR720`. */
const told = pattern('u')`
  (?:\b(?:for|to|on|of|under|sur|au|pour|de|auf|fur|zu|zum|op|voor|en|a)|\d\s?[-–—·|]) (?:the |your |le |votre |ihr(?:em|en)? |uw |
  su )?(?:(?:customer |client |trade )?account|a\/c|customer|compte(?: client)?|client|kundenkonto|kunde|klant|klantrekening|
  cuenta(?: de cliente)?|cliente)(?: (?:no|number|code|ref|n°|nr|nummer)\.?)? (?=\S*\d|[a-z]{2,5} \d)
`

/** Where money is sent is no customer. */
const ofBank = /\b(?:bank|banque|banco|iban|bic|sort code|routing|transfer|virement|uberweis|overmak|transferencia|pay(?:able)? to)/

export const readToldCustomer = (line: LabelledLine) => readBehind(line, told)

/** `Somos el cliente 5582`, `We are customer MUL004`, `notre compte chez vous est le 20417`: a letter says how the one it is written to counts whoever writes. */
const own = pattern('u')`
  (?<!\p{L})(?:
    somos(?: el| su| vuestro)? cliente|(?:we are|we're|i am|this is)(?: your)? (?:customer|account|client)|(?:our|my) (?:account|customer|client)(?: (?:no|number|code))?\.?(?: (?:with you|in your (?:books|records|system|ledger)|at your end))? is|
    (?:notre|mon) (?:compte|no|n°|numero|code)(?: (?:de )?client)?(?: (?:chez|dans) v(?:ou|o)s(?: livres)?)? est(?: le)?|nuestr[oa] (?:cuenta|numero|codigo|n\.?[ºo])(?: de cliente)?(?: (?:con|para) (?:ustedes|vosotros|vds?\.?|uds?\.?)| en (?:su|vuestro) sistema)? es(?: el| la)?|
    unsere kunden(?:nummer|-?nr\.?)(?: bei ihnen)?(?: lautet| ist)|
    (?:code|compte|no|n°|numero) (?:de )?client (?:chez|dans) vous|(?:codigo|numero|n[ºo°]\.?) de cliente con ustedes|
    (?<=\b(?:our|notre|nuestr[oa]|unser[en]?)\b[^.;]{3,40})\((?:account|a\/c|acct|cuenta|cliente|client|compte|kunde)|
    (?:on|to) (?:our|my) account|
    (?:nous sommes|je suis)(?: le| votre)? client|wir sind(?: ihr)? kunde|siamo(?: il)? cliente|wij zijn(?: uw)? klant|somos o cliente|
    (?:our|your) (?:account|customer) (?:no|number|code)\.? (?:is|with you is)|(?:^|(?<=[.;!] ))(?:the )?account is|
    (?:you (?:know|have|hold|carry|list) us|vous nous (?:connaissez|suivez|avez)|sie (?:fuhren|kennen) uns|we are|figuramos|constamos|estamos|somos|nous (?:sommes|figurons)|wir (?:sind|werden)|siamo|wij (?:zijn|staan)) [^.;:\d]{0,40}?
    (?:client|cliente|customer|account|kunde|kunden(?:nummer|-?nr\.?)|klant(?:nummer)?|compte|cuenta)
  )(?: (?:no|num|number|numero|code|codigo|ref|n°|nº|nr|nummer)\.?)?:? \(?(?=\S*\d)
`
const speaks = /\b(?:client|cliente|customer|account|compte|cuenta|kunde|klant|kunden(?:nummer|-?nr)|klantnummer)\b/

/** `Proveedor: Confecciones Hilario (cliente 3390)`: behind the name of who is written to. */
const bracketed =
  /\((?:our |notre |nuestro |unser )?(?:client|cliente|customer|account|kunde|klant)(?: (?:no|num|n°|nº|nr|nummer|code)\.?)?:? (?=[a-z\d-]*\d[a-z\d-]*\))/u
const isSuppliers = ({ labels }: LabelledLine) =>
  labels.some(({ sayings }) => sayings.some(({ name }) => name === 'supplier' || name === 'addressee'))

export const readOwnNumber = (line: LabelledLine, page: readonly LabelledLine[]) => [
  ...sentencesFrom(line, page).flatMap(({ whole, start, text }) => (speaks.test(fold(text)) ? readBehind(whole, own, start, text) : [])),
  ...(isSuppliers(line) && speaks.test(fold(line.text)) ? readBehind(line, bracketed) : []),
]

function readBehind(line: TextLine, before: RegExp, from = 0, said = line.text): Candidate[] {
  const text = fold(said)
  const lead = text.length === said.length ? before.exec(text) : null
  if (!lead || ofBank.test(text)) return []
  const start = from + lead.index + lead[0].length
  const value = readCode(line.text.slice(start))
  // `FR76 **** 882` is where the money comes from.
  if (!value || !/\d{2}/.test(value) || /^[A-Z]{2}\d\d$/.test(value)) return []
  const end = start + value.length
  const { page } = line.line
  return [
    {
      value,
      score: 0.7,
      source: 'layout',
      page,
      box: boxBetween(line, start, end),
      words: wordsBetween(line, start, end),
      text: line.text.slice(start, end),
      reason: `inline of "${line.text.slice(from + lead.index, start).trim()}"`,
    },
  ]
}

/** `Sold To: 20718` over the customer's name: how the seller counts them. */
export function readNumberOverName(line: LabelledLine, page: readonly LabelledLine[]): Candidate[] {
  const [label] = line.labels
  const isCustomer = label?.leads && label.sayings.some(({ name, weak }) => name === 'customer' && !weak)
  const shape = label?.colon ? /^([\s:]*)([A-Z]{0,3}-?\d{3,8})$/ : ofLedger
  const [, lead, value] = (isCustomer && shape.exec(line.text.slice(label.end))) || []
  if (!label || lead === undefined || value === undefined) return []
  const under = page.find(
    ({ line: other }) =>
      other.page === line.line.page &&
      Math.abs(other.box.left - line.line.box.left) < 3 &&
      other.box.top > line.line.box.top + 1 &&
      other.box.top - line.line.box.bottom < line.line.size,
  )
  if (!under || under.labels[0]?.leads || !/^\p{Lu}.*\p{L}{2}/u.test(under.text)) return []
  const start = label.end + lead.length
  return [
    {
      value,
      score: OVER_NAME,
      source: 'layout',
      page: line.line.page,
      box: boxBetween(line, start, line.text.length),
      words: wordsBetween(line, start, line.text.length),
      text: value,
      reason: `inline of "${line.text.slice(label.start, label.end)}", over the name of the customer`,
    },
  ]
}

/** `CLIENTE 430.00093`: an account of the ledger. */
const ofLedger = /^(\s(?:n\.?[º°o]\s)?)(4\d{2,3}\.\d{3,7})$/iu
const OVER_NAME = 0.76
