import type { Line, Page } from '../../document.ts'
import { fold } from '../words/fold.ts'
import { LOUD, readTitle, usualSize } from '../titles/titles.ts'
import { looksLikeMoney } from '../values/amount.ts'
import { pattern } from '../words/pattern.ts'

const HIGH = 0.35 // of the page's height: where the title of a page stands
const LONGEST = 60 // letters of a title's line
const REPEATED = 0.8 // of its amounts, where it has any

/** Papers that go with the goods or the work and list them again: delivery notes, packing lists, sheets of hours. */
const beside = pattern('u')`
  ^(?:
    (?:delivery|despatch|dispatch|goods received|advice) note|packing (?:list|slip)|proof of delivery|delivery (?:slip|docket|ticket)|
    time ?sheet|work(?:ing)? time record|bon (?:de )?livraison|bordereau (?:de |d')?(?:livraison|expedition)|liste de colisage|
    feuille (?:de temps|d'heures)|releve d'heures|albaran|nota de entrega|lista de (?:empaque|embalaje)|parte de (?:trabajo|horas)|
    hoja de horas|lieferschein|warenbegleitschein|packliste|packschein|stundenzettel|stundennachweis|arbeitsnachweis|pakbon|leverbon|
    vrachtbrief|urenstaat|documento di trasporto|d\.?d\.?t\.?(?= )|bolla (?:di consegna)?|guia de (?:remessa|transporte)|
    nota de encomenda entregue
  )(?![\p{L}])
`

/** A page that calls itself one of them in large type, and nothing else, and has no amounts but those that the document has. */
export function isOtherPaper(page: Page, pages: readonly Page[]): boolean {
  if (!page.lines.some((line) => isTitle(line, page)) || page.lines.some((line) => isOfDocument(line, page))) return false
  const known = new Set(pages.filter((other) => other !== page).flatMap(amountsOf))
  const amounts = amountsOf(page)
  return amounts.filter((amount) => known.has(amount)).length >= REPEATED * amounts.length
}

function isTitle({ text, size, box }: Line, page: Page): boolean {
  return text.length < LONGEST && box.top < HIGH * page.height && size >= LOUD * usualSize(page) && beside.test(fold(text))
}

function isOfDocument(line: Line, page: Page): boolean {
  const title = readTitle(line, page)
  return title !== undefined && title.says !== 'other' && line.size >= LOUD * usualSize(page)
}

/** By their digits: a quantity is 4,00 on the one and 4.00 on the other. */
const amountsOf = ({ words }: Page) => words.flatMap(({ text }) => (looksLikeMoney(text) ? text.replace(/\D/g, '') : []))
