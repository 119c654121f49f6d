import { isBrokenTitle } from './spaced-title.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import { isOtherInvoice } from '../labelled/other-invoices.ts'
import { hasLegalForm } from '../parties/company-names.ts'
import { fold } from '../words/fold.ts'
import { matchPhrase } from '../words/phrases.ts'
import { isOfKind, ofOrders, titlePhrases } from './title-phrases.ts'
import type { TextLine } from '../words/tokens.ts'

const WORDS = 5 // of a title at most, before its number
export const compounds = {
  invoice: /(?:rechnung|factuur|faktura)$/,
  work_order: /(?:bestellung|bestelling|bestellschein|order|auftrag|bestelbon)$/,
} as const

/** `Marché à bons de commande 24F0091`: what the order is called off from bears a number of its own. */
const framework =
  /^(?:marche|contrat|accord|convention|contrato|acuerdo|convenio|rahmen\w*|framework|contract|agreement|raamovereenkomst|contratto|accordo|quadro)$/

/** Figures are tokens of their own. */
const isDigit = (code: number) => code >= 48 && code <= 57

/** `Kitchen Order 4711`, `Ausgangsrechnung 2025-17`, `Invoice / Statement of goods No. 9`: a title among other words, with its number right behind them. */
export function endOfWiderTitle(text: string, tokens: TextLine['tokens'], kind: KindName): { start: number; end: number } | undefined {
  const digits = tokens.findIndex(({ start }) => isDigit(text.charCodeAt(start)))
  const coded = digits < 0 ? -1 : text.slice(0, tokens[digits]!.start).search(/\s\S*$/)
  const before = tokens.filter(({ end, text: word }) => end <= coded && word !== 'no')
  // `Kitchen Order V 58663`: the letter of a series begins the number.
  const isSeries = before.length > 1 && (series.test(text.slice(before.at(-1)!.start)) || areInitials(before, text))
  const words = isSeries ? before.slice(0, -1) : before
  if (words.length === 0 || words.length > WORDS || text.length > 70 || !/^\p{Lu}/u.test(text.slice(tokens[0]!.start))) return undefined
  const between = text.slice(words[0]!.start, words.at(-1)!.end)
  // "Date of the invoice referred to: …" is a label.
  if (framework.test(words[0]!.text)) return undefined
  if (/:/.test(text.slice(words.at(-1)!.end, coded + 1)) || /^(?:date|fecha|datum|data)\b/i.test(between)) return undefined
  if (!/^[\p{L}\s/&'’-]+$/u.test(between) || /^(?:19|20)\d\d$/.test(text.slice(coded).trim())) return undefined
  const says = words.some(
    ({ text: word, start, end }, at) =>
      !isOtherInvoice(text, start, end) &&
      (compounds[kind].test(word) || matchPhrase(titlePhrases, words, at)?.says.some((title) => isOfKind(title, kind))),
  )
  return says ? { start: words[0]!.start, end: words.at(-1)!.end } : undefined
}

/** `Tools & Parts Order TPO 5518-2`: the first letters of the title's words begin the number. */
function areInitials(words: readonly { text: string; start: number; end: number }[], text: string): boolean {
  const last = words.at(-1)!
  const letters = text.slice(last.start, last.end)
  const initials = words.slice(0, -1).map(({ text: word }) => word[0]!.toUpperCase())
  return letters.length > 1 && letters === initials.join('') && /^ \d/.test(text.slice(last.end))
}

const series = /^(?!N )\p{Lu} \d{3}/u

/** `Wäsche-Bestellschein`, `Weinbestellung` alone in its line, whose number stands under it. */
export function endOfCompound(text: string, tokens: TextLine['tokens'], kind: KindName): { start: number; end: number } | undefined {
  const last = tokens.at(-1)
  const isAlone = last !== undefined && tokens.length <= 2 && /^\p{Lu}[\p{L}-]+(?: \p{L}+)?$/u.test(text)
  return isAlone && nouns[kind].test(last.text) ? { start: tokens[0]!.start, end: last.end } : undefined
}

/** As they end: `order` alone ends other words too. */
const nouns = {
  invoice: /(?:rechnung|factuur|faktura)$/,
  work_order: /(?:bestellung|bestelling|bestellschein|auftrag|bestelbon|bestelformulier|bestellformular)$/,
} as const

/**
 * `NON-STOCK PURCHASE ORDER`, `Media Insertion Order`, `BESTELLSCHEIN BACKWAREN`, `Work Order Details`: what ends in an order's title of two words, or in
 * capitals begins with one, is nobody's name.
 */
export function isTitleNotName({ text, tokens }: Pick<TextLine, 'text' | 'tokens'>): boolean {
  if (text.length > 60 || /\d/.test(text) || hasLegalForm(text)) return false
  // `FA CTURA`: its letters stand apart unevenly.
  if (isBrokenTitle(text)) return true
  // `Verkaufsrechnung`, `Weinbestellung`
  if (tokens.length === 1 && Object.values(nouns).some((noun) => noun.test(tokens[0]!.text))) return true
  const isCapital = text === text.toUpperCase()
  return tokens.some((_, at) => {
    const match = matchPhrase(titlePhrases, tokens, at)
    if (!match?.says.some((title) => ofOrders.includes(title))) return false
    const isPair = match.to - at >= 2
    return (
      (at === 0 && (isCapital || (isPair && [ofTitles, standsFor].some((more) => more.test(text.slice(tokens[match.to - 1]!.end)))))) ||
      (match.to === tokens.length && isPair && (isCapital || tokens.length <= WORDS))
    )
  })
}

/** `FACTURE PÉRIODIQUE`, `Relevé-facture`, `Factura de albaranes` in larger type than what stands under it: a title over the window, and nobody's name. */
export const isLouderTitle = ({ line, text }: Printed, under: Printed) =>
  line.size > LOUDER * under.line.size && !/\d/.test(text) && !hasLegalForm(text) && withInvoice.test(fold(text))

interface Printed {
  line: { size: number }
  text: string
}
const LOUDER = 1.2
const withInvoice = /^(?:\p{L}+[ -]){0,3}(?:\p{L}*rechnung|invoice|facture|factura|fattura|factuur|fatura)(?:[ -]\p{L}+){0,3}$/u

const ofTitles = /^\s(?:details?|form|sheet|summary|report|copy)$/i
/** `Purchase requisition released as order`, `Demande d’achat valant commande`: behind the title, in small letters, what it stands for. */
const standsFor = /^(?:\s\p{Ll}[\p{Ll}’'-]*){2,5}$/u

/** `Facture de rétrocession d’honoraires`, `Rechnung für Dienstleistungen`: what ends the line says for what, or in capitals what else it is. */
export function isBillForSomething({ text, tokens }: Pick<TextLine, 'text' | 'tokens'>): boolean {
  if (text.length > 60 || hasLegalForm(text)) return false
  const match = matchPhrase(titlePhrases, tokens, 0)
  if (!match?.says.some((title) => isOfKind(title, 'invoice'))) return false
  const behind = text.slice(tokens[match.to - 1]!.end)
  return forWhat.test(behind) || (text === text.toUpperCase() && andMore.test(behind))
}

const forWhat =
  /^\s(?:(?:de|des|du|pour|for|für|über|per|di|da|van|voor|para|por)\s|d['’])(?:(?:\p{Ll}[\p{L}'’-]*(?:\s|$)){1,5}|\p{Lu}[\p{L}'’-]+)$/u

/** `INVOICE & JOB LISTING`, `FACTURE – RELEVÉ DES COURSES`: and what else the sheet is. */
const andMore = /^\s(?:[&+/–—-]|AND|ET|Y|UND|EN)\s\p{Lu}[\p{Lu}'’ -]{2,40}$/u

/** `SITE PURCHASE ORDER` needs no larger type; `YOUR PURCHASE ORDER` leads to a number. */
export const isQualifiedTitle = (line: Pick<TextLine, 'text' | 'tokens'>): boolean =>
  line.text === line.text.toUpperCase() && isTitleNotName(line) && !elsewhere.test(line.text)

const elsewhere = /\b(?:YOUR|CUSTOMER|CLIENT|BUYER|REF|REFERENCE|RELATED|SALES)\b/
