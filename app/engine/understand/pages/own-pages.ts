import type { PageNotRead } from '#app/contract/reading.ts'
import type { Document, Page } from '../../document.ts'
import { isConditionsPage } from './conditions-page.ts'
import { isCopy } from './copies.ts'
import { fold } from '../words/fold.ts'
import { withoutMachineLines } from './machine-lines.ts'
import { isOtherPaper } from './other-paper.ts'
import { readTitle } from '../titles/titles.ts'
import { looksLikeMoney } from '../values/amount.ts'
import { pattern } from '../words/pattern.ts'

/**
 * The document without what came along with it: the mail or letter that it was enclosed in, copies of its own pages, delivery
 * notes, general conditions, the marks of fax machines and archives. What they say of days, sums and names is not what the document says.
 */
export function ownPages(document: Document): Document {
  const printed = document.pages
  const others = new Set(printed.filter((page) => isOtherPaper(page, printed)))
  const goesAlong = others.size === printed.length ? new Set<Page>() : others
  const enclosed = withoutBlankFront(printed.filter((page) => !goesAlong.has(page)))
  const covers = coversOf(enclosed)
  const own = enclosed.slice(covers)
  const before = own[0] ? own[0].number - (printed[0]?.number ?? 1) : 0
  const pages: Page[] = []
  const notRead = [...namedAs('delivery_note', [...goesAlong]), ...namedAs('letter', enclosed.slice(0, covers))]
  for (const page of own.map((one) => withoutMachineLines(before === 0 ? one : numberedFrom(one, before)))) {
    const as = pages.length === 0 ? undefined : pages.some((earlier) => isCopy(page, earlier)) ? 'copy' : conditionsOf(page)
    if (as) notRead.push({ page: page.number + before, as })
    else pages.push(page)
  }
  const isSame = pages.length === printed.length && pages.every((page, at) => page === printed[at])
  if (isSame) return document
  return {
    ...document,
    pages,
    ...(before > 0 ? { before: (document.before ?? 0) + before } : {}),
    ...(notRead.length > 0 ? { notRead: notRead.sort((a, b) => a.page - b.page) } : {}),
  }
}

/** A sheet left blank by its printer, or with a picture on it, is not where a paper begins. */
function withoutBlankFront(pages: readonly Page[]): readonly Page[] {
  const first = pages.findIndex(({ words }) => words.length > 0)
  return first > 0 ? pages.slice(first) : pages
}

const namedAs = (as: PageNotRead['as'], pages: readonly Page[]): PageNotRead[] => pages.map(({ number }) => ({ page: number, as }))
const conditionsOf = (page: Page) => (isConditionsPage(page) ? 'conditions' : undefined)

/** What stands on the first page counts for more: the first is the document's own. */
function numberedFrom(page: Page, before: number): Page {
  const number = page.number - before
  const words = new Map(page.words.map((word) => [word, { ...word, page: number }]))
  const lines = page.lines.map((line) => ({
    ...line,
    page: number,
    words: line.words.map((word) => words.get(word) ?? { ...word, page: number }),
  }))
  const own = <Mark extends { page: number }>(marks: readonly Mark[]) => marks.map((mark) => ({ ...mark, page: number }))
  return { ...page, number, words: [...words.values()], lines, rules: own(page.rules), shades: own(page.shades) }
}

const TITLED = 0.8 // points of a title that a page has
const SENTENCE = 6 // words of a line: a sum within a sentence is talked of
const FEW = 30 // numbers of a page that only says what is enclosed
const MORE = 4 // times its numbers on a page without a title that it leads to

const enclosing = pattern('u')`
  \b(?:
    attached|enclosed|attachments?|ci-joint\p{L}*|pieces? jointes?|en annexe|adjunt\p{L}*|anexo|anexamos|anbei|beigefugt\p{L}*|anhang|
    anlagen?|bijgaand|bijgevoegd\p{L}*|bijlagen?|allegat\p{L}*
  )\b
`
const greeting = pattern('u')`
  ^(?:
    hi|hello|dear|bonjour|madame|monsieur|cher|chere|hallo|guten tag|moin|sehr geehrte|liebe|hola|buen[oa]s|estimad|apreciad|geachte|
    beste|gentil|buongiorno|spett|bom dia|boa tarde|exm|prezad|car[oa]|egregi
  )(?![\p{L}\d])|^(?:sehr geehrte|estimad|exm[oa]|muy senor|senores|spettabil|messieurs|mesdames)
`
const closing = pattern('u')`
  ^(?:
    (?:kind|best|warm) regards|regards|yours (?:sincerely|faithfully|truly)|sincerely|cordialement|bien (?:a vous|cordialement)|
    (?:veuillez|je vous prie|nous vous prions).{0,60}salutations|(?:mit )?(?:freundlichen|besten|vielen) grussen?|viele grusse|
    atentamente|(?:un )?(?:cordial )?saludos?|met vriendelijke groet|(?:cordiali|distinti) saluti|
    (?:com os )?(?:melhores )?cumprimentos|atenciosamente
  )(?![\p{L}\d])
`
const mailHead = /^(?:from|to|de|a|von|an|van|aan|da|para|subject|objet|betreff|asunto|oggetto|onderwerp|assunto)\s?:/u

/** 1 where the first page is the mail or letter that says that the next one is attached, and nothing more. */
function coversOf([cover, next]: readonly Page[]): number {
  if (!cover || !next || countNumbers(cover) > FEW || !isCover(cover) || isConditionsPage(next)) return 0
  const [title, own] = [titleOf(next), titleOf(cover)]
  // An invoice may be a letter too, whose next page repeats its title: it says what is to be paid.
  if (own >= TITLED) return title >= own && !hasAmounts(cover) ? 1 : 0
  return title >= TITLED || countNumbers(next) >= MORE * countNumbers(cover) ? 1 : 0
}

const hasAmounts = ({ lines }: Page) => lines.some(({ words }) => words.length < SENTENCE && words.some(({ text }) => looksLikeMoney(text)))

function isCover({ lines }: Page): boolean {
  const texts = lines.map(({ text }) => fold(text))
  const isWritten =
    texts.some((text) => greeting.test(text) || closing.test(text)) || texts.filter((text) => mailHead.test(text)).length >= 2
  return isWritten && texts.some((text) => enclosing.test(text))
}

/** The subject of a mail reads like a title, and is none. */
function titleOf(page: Page): number {
  const titles = page.lines.flatMap((line) => (mailHead.test(fold(line.text)) ? [] : (readTitle(line, page) ?? [])))
  return Math.max(0, ...titles.filter(({ says }) => says !== 'other').map(({ points }) => points))
}

const countNumbers = ({ words }: Page) => words.filter(({ text }) => /\d/.test(text)).length
