import type { Area } from '../candidates.ts'
import type { LabelledLine } from '../labels/label.ts'
import { findDates } from '../values/date.ts'
import { fold } from '../words/fold.ts'
import { readParagraph } from '../words/paragraph.ts'
import { terms } from '../payment/agreed.ts'
import { methods } from '../payment/means.ts'
import { isLegal } from './words-of-law.ts'
import { beyondItself } from './of-an-invoice.ts'
import { pattern } from '../words/pattern.ts'

/** What a paper says of itself, its sums and its sender, and what opens and ends a letter: nothing that is asked for. */
const ofThePaper = pattern('u')`
  \b(?:
    (?:dear|hi|hello|bonjour|madame|monsieur|hola|buenos dias|buenas tardes|estimad[oa]s?|sehr geehrte|guten (?:tag|morgen)|hallo|beste|gentile)\b.{0,40}$|
    ci-dessous|ci-apres|ci-dessus|ci-joint|suivant[es]?s?|following|below|attached|enclosed|siguientes?|a continuacion|adjunt[oa]s?|relacionad[oa]s|detallad[oa]s|
    nachstehend|folgende?s?|anbei|im anhang|seguenti?|in allegato|seguintes?|abaixo|onderstaande|bijgevoegd|volgende|
    pay(?:able|ment|ments)?|paid|invoices?|invoicing|reglements?|regle|paiements?|factures?|facturation|
    facturer|facturas?|facturacion|facturar|pagos?|rechnung(?:en)?|rechnungsbetrag|fallig|zahlung|zahlbar|fattur[ae]|pagamento|facturen|betaling|
    direct debit|bonifico|cuenta (?:de )?(?:ahorros?|corriente)|virement|transferencia|uberweis\p{L}*|bank|collect|prelevement|lastschrift|domiciliacion|
    vat|tva|iva|mwst|ust|btw|prices?|prix|precios?|preise?|prezzi|quotation|quote(?! (?:the|this|our|your|order|po|purchase)\b)|devis|offre|oferta|angebot|presupuesto|offerte|
    merci|thanks?|thank you|gracias|danke|vielen dank|grazie|obrigad[oa]|dank u|cordialement|salutations|saludos?|regards|gruss(?:e|en)?|grusse|
    e-?mail|(?<!\b(?:par|by|por|per) )(?:telephone|phone)|tel|www|rcs|capital|registered|registro|handelsregister|generated|genere|generado|erstellt|imprime|impreso|printed|gedruckt|signature|signed|firma|unterschrift|valid|
    we (?:hereby )?(?:order|confirm)|nous (?:vous )?(?:passons|commandons|confirmons)|wir bestellen|hiermit|por la presente|con la presente|
    nuestr[oa] \S{1,8} de cliente|notre \S{1,8} (?:de )?client|our (?:account|customer) (?:no|number|code)|unsere kunden-?n(?:umme)?r|il nostro codice cliente|
    total(?:es)?|page|pagina|seite|montants?|importes?|amounts?|betrage?|e\. ?& ?o\. ?e
  )\b
`
/** How to fill in and return a form, or whom to ask. */
export const fillingIn = pattern('i')`
  nous contacter|contact(?:ez-nous| us)|cont[aá]ctenos|kontaktieren sie uns|contattarci|contact met ons|block (?:capitals|letters)|
  (?:pour toute|en cas de) questions?|(?:for|with) any (?:questions|queries)|bei (?:r[uü]ck)?fragen|wenden sie sich (?:bitte )?an|para cualquier (?:duda|consulta)|
  en (?:lettres )?majuscules|(?:block|druck)buchstaben|en may[uú]sculas|\S@\S
`
/** `En Peñalara, a 12 de noviembre de 2026.`, `Fait à Lyon, le 3 mai 2026.` */
const datesLetter =
  /^(?:(?:en|fait a|a|in|dado en|hecho en|ort:)\s)?\p{L}[\p{L} '.()-]{2,40},?\s(?:(?:a|le|el|den|li|on)\s)?\d{1,2}\.?\s(?:de\s)?\p{L}+\s(?:de\s|del\s)?\d{4}\.?$/u
/** `EUR Cinq cent trente-sept et trente centimes seulement.`: the total in words. */
const inWords = /^[A-Z]{3} \p{Lu}\p{Ll}+.*\b(?:cents?|centimes?|c[eé]ntimos?|only|seulement|solamente)\.$/u
/** `Cette commande a été envoyée par Vercors SAS et transmise par …` */
const ofSending =
  /\b(?:envoyee? par|transmise? par|(?:was|has been) sent (?:by|from|via)|enviad[oa] por|gesendet (?:von|durch)|ubermittelt (?:von|durch))\b/
const LEAST_WORDS = 4
const SMALL = 0.86 // of the type that rows are printed in
const FOOT = 0.93 // of the page's height
const APART = 0.8 // of the type's height, from the last row
const ALIGNED = 3 // points
const SCORE = 0.42
/** `NB Gates close at four.` says itself what it is. */
const nota = /^(?:N\.? ?B\.?|P\.? ?S\.?)[:,]? (?=\p{Lu})/u
const NOTED = 0.66

/** Sentences in the type of the paper that stand by themselves under the items and are none of its formulas: what the orderer still had to say. */
export function findBareNote(
  page: readonly LabelledLine[],
  areas: readonly Area[],
  height: number,
  ends: RegExp,
  isInvoice: boolean,
): { lines: LabelledLine[]; score: number } | undefined {
  const under = Math.max(0, ...areas.filter((area) => area.page === page[0]?.line.page).map(({ box }) => box.bottom))
  if (under === 0) return undefined
  const sizes = page.map(({ line }) => line.size).sort((a, b) => a - b)
  const usual = sizes[sizes.length >> 1] ?? 0
  for (const line of page) {
    const { box, size } = line.line
    if (topOfColumn(line, page) < under + APART * size || box.bottom > FOOT * height || size < SMALL * usual) continue
    if (
      isBesideLabel(line, page) ||
      goesOn(line, page) ||
      !/^[\p{Lu}\d]/u.test(line.text) ||
      line.labels.some(({ leads, colon, closes }) => leads && (colon || closes))
    )
      continue
    const lines = upToPayment(readParagraph(line, [...page], box.left, ends))
    const text = lines.map((one) => one.text).join(' ')
    if (!isSaying(text, isInvoice) || ends.test(fold(text)) || isLegal(text) || (lines.length === 1 && isOnlyDay(line))) continue
    return { lines, score: nota.test(text) ? NOTED : SCORE }
  }
  return undefined
}

/** `Lieferung voraussichtlich am 04.05.2026.`: a label and its day in the shape of a sentence. */
const isOnlyDay = ({ text, labels: [label] }: LabelledLine) => {
  const [day] = label?.leads && label.sayings.some(({ name, weak }) => name === 'delivery_date' && !weak) ? findDates(text) : []
  return day !== undefined && /^[\s:]*$/.test(text.slice(label!.end, day.index)) && /^\.?$/.test(text.slice(day.index + day.length))
}

/** `Pol. Ind. Ugaldeguren, parc. 22, …` under `… Rogamos lo envíen a Nave 3, muelle 1,`: a sentence that began in the line over it. */
const goesOn = ({ line }: LabelledLine, page: readonly LabelledLine[]) =>
  page.some(
    ({ line: over, text }) =>
      over.page === line.page &&
      over.box.top < line.box.top - 1 &&
      line.box.top - over.box.bottom < APART * line.size &&
      Math.abs(over.box.left - line.box.left) < ALIGNED &&
      over.box.right > line.box.right - line.size &&
      !/[.!?:;]$/.test(text) &&
      /[\p{L}%€]{2}[.!?]\s\p{Lu}/u.test(text),
  )

/** `In Words | USD one thousand only.`: what a cell says that a label leads to. */
const isBesideLabel = ({ line: { box } }: LabelledLine, page: readonly LabelledLine[]) =>
  page.some(
    ({ line: { box: other }, labels: [first] }) =>
      first?.leads === true && first.closes && other.right < box.left && Math.abs(other.top - box.top) < ALIGNED,
  )

/** `Item on promotion until stocks run out.` under the last row, or under what already stands under that, is said of the row. */
function topOfColumn({ line }: LabelledLine, page: readonly LabelledLine[]): number {
  const over = page.find(
    ({ line: other }) =>
      other.box.top < line.box.top - 1 &&
      Math.abs(other.box.left - line.box.left) < ALIGNED &&
      line.box.top - other.box.bottom < APART * line.size,
  )
  return over ? topOfColumn(over, page) : line.box.top
}

/** `Vencimiento a 15 días`, `45 jours fin de mois` right under the sentence are no part of it. */
function upToPayment(lines: LabelledLine[]): LabelledLine[] {
  const end = lines.findIndex(({ text }, at) => at > 0 && /[.!]$/.test(lines[at - 1]!.text) && saysWhen.test(fold(text)))
  return end < 0 ? lines : lines.slice(0, end)
}
const saysWhen = new RegExp(`${terms.source}|^(?:${methods.source})\\b`, 'u')

/** Whole sentences of small words. */
function isSaying(text: string, isInvoice: boolean): boolean {
  const said = isInvoice ? beyondItself(text) : fold(text)
  const words = text.split(/\s+/)
  const small = words.filter((word) => /^[\p{Ll}'’(]/u.test(word))
  return (
    words.length >= LEAST_WORDS &&
    words.length < 70 &&
    small.length >= 0.5 * words.length &&
    /[.!]$/.test(text) &&
    said !== undefined &&
    !ofThePaper.test(said) &&
    !ofSending.test(fold(text)) &&
    !fillingIn.test(text) &&
    !inWords.test(text) &&
    !datesLetter.test(fold(text)) &&
    !/\S@\S/.test(text)
  )
}
