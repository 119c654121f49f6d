import type { Token } from '../words/tokens.ts'

/** Whether a known phrase, found in these tokens of a line's text, is none there: it ends inside of a word or runs over a sign that parts. */
export function isNoLabel(text: string, tokens: readonly Token[]): boolean {
  const [start, end] = [tokens[0]!.start, tokens.at(-1)!.end]
  return (
    isInsideWord(text, start, end) ||
    isInsideNumber(text, start, end) ||
    isStreetOfEstate(text, start, end) ||
    isSeriesOfBills(text, start, end) ||
    isCodeOfTown(text, start, end) ||
    isWhatWasAsked(text, start, end) ||
    isAcrossSign(text, tokens) ||
    isAcrossBracket(text, start, end) ||
    isAcrossUnderscore(text, start, end)
  )
}

/** `AVIS D'ECHEANCE - FACTURE`: a dash between blanks parts two labels, but for what asks for a number or a day. */
function isAcrossSign(text: string, tokens: readonly Token[]): boolean {
  // "Payment terms: Net 30": what stands behind the colon is the value.
  if (tokens.slice(1).some(({ start }, at) => /[:：]\s/.test(text.slice(tokens[at]!.end, start)))) return true
  // `Proveedor (cód. 100732)` over the supplier: what stands in brackets says more of it.
  if (
    tokens.slice(1).some(({ start }, at) => /\s\($/.test(text.slice(tokens[at]!.end, start)) && /^[^)]*\d[^)]*\)/.test(text.slice(start)))
  )
    return true
  const last = tokens.at(-1)!
  const isShort = /^(?:no|date|datum|fecha|data|vat|tva|mwst|ust|iva|btw|ht|ttc)$/.test(last.text)
  return !isShort && tokens.length > 1 && /\s[-–—|]\s/.test(text.slice(tokens.at(-2)!.end, last.start))
}

/** `Total (IVA incl.)` is no total of the tax: a bracket is heard as a whole or not at all. */
function isAcrossBracket(text: string, start: number, end: number): boolean {
  const opened = text.slice(start, end).lastIndexOf('(')
  return opened > 0 && !text.slice(start + opened, end).includes(')') && /^[^)]*\p{L}[^)]*\)/u.test(text.slice(end))
}

/** `BUYER_NAME` stands for a name in samples; with a colon behind it `INVOICE_NUMBER:` is a label. */
function isAcrossUnderscore(text: string, start: number, end: number): boolean {
  return text.slice(start, end).includes('_') && !/^\s*[:：]/.test(text.slice(end))
}

/** `info@total.fr`, `total-energie`, `Site Manager's Office`, `SELLER_CITY` and the number `PH.26.0417` hold no label. */
function isInsideWord(text: string, start: number, end: number): boolean {
  const glued = /[\p{L}]/u.test(text[end - 1] ?? '') && /\d/.test(text[end] ?? '')
  return (
    glued ||
    /^\.\d{1,4}\.\d{2,5}(?! ?[\d.])/.test(text.slice(end)) ||
    /[@\p{L}\d_]$/u.test(text.slice(Math.max(0, start - 1), start)) ||
    /^(?:@|\.\p{L}{2,}|\p{L}|['’]s\s\p{Lu}|[-/_][\p{L}\d])/u.test(text.slice(end, end + 4))
  )
}

/** `Pol. Ind. Los Olmos, C/ D, nave 3`: streets of an estate are called by letters, and no number of the tax office follows. */
const isStreetOfEstate = (text: string, start: number, end: number) =>
  /^C\/\s?\p{Lu}$/u.test(text.slice(start, end)) && /^(?:,|$)/.test(text.slice(end))

/** `FACTURA A 0003-00012906`: the series that the tax office knows, and nobody whom it bills. */
const isSeriesOfBills = (text: string, start: number, end: number) =>
  /^factura\sA$/iu.test(text.slice(start, end)) && text[end - 1] === 'A' && /^\s(?:n[°º]?\.?\s?)?\d/iu.test(text.slice(end))

/** `Norwich NR2 8XD`: the code of a British town, and no second number. */
const isCodeOfTown = (text: string, start: number, end: number) =>
  /^[A-Z]{1,2}\d[A-Z\d]?$/.test(text.slice(start, end)) && /^\s?\d[A-Z]{2}(?![\p{L}\d])/u.test(text.slice(end))

/** `entregar lo solicitado el día 13`: what was asked for, and not when. */
const isWhatWasAsked = (text: string, start: number, end: number) =>
  /(?<!\p{L})(?:l[oa]s?|mercanc[ií]as?|materiales?|art[ií]culos) $/iu.test(text.slice(0, start)) &&
  /^(?:solicitad|pedid)[oa]/iu.test(text.slice(start, end))

/** `2025 PH 004471`: a year, the letters of an office and a number, which reads as one; `0718-T`: a number and its letter. */
const isInsideNumber = (text: string, start: number, end: number) =>
  (end - start <= LETTERS && /\d[-/]$/.test(text.slice(0, start)) && /^\p{Lu}+$/u.test(text.slice(start, end))) ||
  isOfOffice(text, start, end)
const LETTERS = 2 // at most

const isOfOffice = (text: string, start: number, end: number) =>
  /(?<!\d)(?:19|20)\d\d $/.test(text.slice(0, start)) &&
  /^\p{Lu}{1,4}$/u.test(text.slice(start, end)) &&
  /^ \d{3,8}(?![\d.,]|\s\d)/.test(text.slice(end))
