import type { Candidate } from '../../candidate.ts'
import type { Label } from '../labels/labels.ts'
import { isCompanyName } from '../parties/company-names.ts'
import { isPersonName } from '../parties/person-names.ts'
import { isPlace } from '../parties/places.ts'
import { propose } from '../propose.ts'
import type { Spot } from '../spots/spots.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

const SCORE = 0.62 // a number elsewhere comes first

/** The reader's order, as the seller says it. */
const yours = pattern('u')`
  ^(?:your|votre|vos|v\/|vtre|su|s\/|vuestr[oa]|ihre?|uw|vostr[oa]|vs\.?|(?:a )?sua|(?:a )?vossa) ?
  (?:order|ref|commande|cde|pedido|bestell|auftrag|zeichen|bestelling|ordine|rif|encomenda)(?!.*(?:dat|fecha))
`
/** Words and nothing else, two to four of them. */
const inWords = /^\p{Lu}[\p{L}'’]*(?:[ -][\p{L}'’]{2,}){1,3}$/u
/** Parts that a sign joins, or initials among the words: `Autumn / Fenella`, `Est. of P. Halvorsen`, `R. Thies, BV Nordufer`. */
const inParts = pattern('u')`
  ^(?=.*(?:,\s|\s/\s|(?:^|\s)\p{Lu}\.\s))\p{Lu}[\p{L}'’]*\.?(?:(?:\s/|,|\s[–-])?\s(?:\p{Lu}[\p{L}'’-]*\.?|of|de|du|del|von|van|di|da)){1,5}$
`
/** Labels of the buyer's order that need not say whose it is. */
const orders =
  /^(?:order (?:ref(?:erence)?|no)|(?:customer |client )?p\.? ?o\.?(?: ?\/ ?s\.? ?o\.?)? ?(?:no|number|ref(?:erence)?)|ref\.? (?:commande|pedido|ordine)|bestellreferenz)\.?$/

/** How it was ordered, or that it was not. */
const byWhat = pattern('u')`
  ^(?:by|per|par|por|via|al|a|tel|phone|verbal|e-?mail|fax|online|on line|web|nach|laut|gemass|siehe|see|voir|ver|no|sans|sin|ohne|not|none|to be|in person|
  counter|mostrador|comptoir|theke)(?!\p{L}{4})
`

/** `Your order | CARTER STREET`: builders and shops order under the name of the site or of what the goods are for. */
export function readOrderInWords(label: Label, spots: readonly Spot[]): Candidate[] {
  if (!(label.leads && (label.closes || label.colon))) return []
  const { textLine, start, end } = label
  const said = fold(textLine.text.slice(start, end))
  if (!yours.test(said) && !orders.test(said)) return []
  const spot = spots.find(({ relation, rank }) => rank === 0 && relation !== 'above')
  const { text } = spot ?? { text: '' }
  const isName = (yours.test(said) && inWords.test(text)) || inParts.test(text)
  if (!spot || !isName || text.length > LONGEST || byWhat.test(fold(text))) return []
  const isLabel = spot.line.labels.some((other) => other.start >= spot.start && other.leads)
  const isOther = isPersonName(text) || isCompanyName(text.replace(buildingProject, '')) || isPlace(text)
  return isLabel || isOther ? [] : [propose(spot, { value: text, index: 0, length: text.length }, label, SCORE)]
}
const LONGEST = 40 // signs
/** `BV Nordufer`: the building project in German, and no Dutch firm. */
const buildingProject = /(?<=, )BVH? (?=\p{Lu})/u
