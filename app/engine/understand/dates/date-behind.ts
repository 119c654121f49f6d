import type { Candidate } from '../../candidate.ts'
import { goesBackToQuote } from '../labelled/answered-quotes.ts'
import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { propose } from '../propose.ts'
import type { Spot } from '../spots/spots.ts'
import { findDates, type PrintedDate, spanBetween } from '../values/date.ts'
import { findIbans } from '../values/iban.ts'
import { pattern } from '../words/pattern.ts'

/** Longer lines are prose. */
const LONGEST = 110

const andDate = /^\s?(?:[/&+]|and|et|und|y|e|en)\s?(?:date|datum|fecha|data)$/i

/** `COMMERCIAL INVOICE No. and date`, `PO number/date`, `Notre commande / Émise le`: over or beside both. */
const saysDate = ({ textLine, start, end }: Label) => {
  const labels = 'labels' in textLine ? (textLine as LabelledLine).labels : []
  const isDateNext = labels.some(
    (next) =>
      next.start >= end &&
      /^\s?[/&+]\s?$/.test(textLine.text.slice(end, next.start)) &&
      next.sayings.some(({ name }) => name.endsWith('date')),
  )
  return isDateNext || /date|datum|fecha|data/i.test(textLine.text.slice(start, end)) || andDate.test(textLine.text.slice(end))
}

/** `Rechnung gemäß Bestellung vom 01.03.2018`, `Facture selon devis du 3 mai`: between the label and the day another paper is named, or what was done that day: `über Aufnahmen am`. */
const otherPaper = pattern('u')`
  \b(?:
    (?:gemass|gemaess|laut|lt|zu|zur|zum|aus) (?:ihrer |ihrem |unserem |dem |der )?\p{L}*(?:rechnung|bestellung|auftrag|angebot|vertrag|
    lieferschein|lieferung)|
    (?:selon|suivant|suite a|d'apres|sur) (?:le |la |votre |notre |l')?(?:facture|commande|devis|bon|contrat|marche)|
    (?:for|per|as per|against|to) (?:your |our |the )?(?:purchase )?(?:invoice|order|quot|contract|delivery)|
    (?:segun|sobre) (?:su |el |la |nuestro )?(?:factura|pedido|presupuesto|contrato|albaran)|
    (?:secondo|come da|da) (?:vs |vostro |il |la |nostro )?(?:fattura|ordine|preventivo|contratto|ddt)|
    (?:volgens|conform) (?:uw |onze |de )?(?:bestelling|order|offerte)|conforme (?:a |o |sua )?(?:encomenda|pedido|contrato)
  )|\s(?:uber|fur|pour|for|por) \p{L}.{2,50}\s(?:am|on|le|du|el|del|vom)\s*$
`

/** `Rechnung Nr. 4711 vom 15.11.2025`, `Facture n° 562 du 2 juillet`: the number's label dates the document too. */
export function readDateBehind(label: Label, spots: Spot[], sight: Sight): Candidate[] {
  const isPair = saysDate(label)
  // `N° de commande / Date` over `2024/317 / 12.05.2024`: what stands behind the label is the rest of it.
  const behind = spots.find(({ relation, text }) => relation === 'inline' && !(isPair && !/\d/.test(text)))
  const spot = behind ?? (isPair ? spots.find(({ rank, relation }) => rank === 0 && relation !== 'inline') : undefined)
  if (spot && spot.relation !== 'inline') {
    const [date] = findDates(spot.text, sight.context.formats.dateOrder)
    return date ? [propose(spot, date, label, 0.84)] : []
  }
  if (!spot) return readDatedNumber(label, spots, sight)
  if (label.textLine.text.length > LONGEST) return []
  const text = label.textLine.text.slice(label.end)
  const [date, last] = findDates(text, sight.context.formats.dateOrder)
  // `Ihre Stromrechnung 01.06.2025 – 31.05.2026`: the time that is billed.
  if (date && last && spanBetween.test(text.slice(date.index + date.length, last.index))) return []
  if (!date || date.index > 45 || otherPaper.test(fold(text.slice(0, date.index))) || isOfLabel(label, label.end + date.index)) return []
  // `Invoice No 123 Invoice Period 01.02.2024 - 29.02.2024`: from when to when it bills.
  if (/^\s?(?:[-–—]|to|au|bis|al|t\/m|tot)\s?\d/iu.test(text.slice(date.index + date.length))) return []
  // `Abono en cuenta ES28 2048 … el 15/06/2026`: the day that money goes to an account.
  if (findIbans(text.slice(0, date.index)).length > 0) return []
  const before = fold(label.textLine.text.slice(label.start, label.end + date.index))
  if (goesBackToQuote(before)) return []
  const place = { ...spot, text, start: label.end, end: label.textLine.text.length }
  return [propose(place, date, label, (isInNumber(date, text) && !isPair ? IN_NUMBER : 0.84) * (label.leads ? 1 : 0.8))]
}

/** `Votre commande | B26-118 du 14/05/2026`: in the cell beside the label stand the number and its day, and nothing else. */
function readDatedNumber(label: Label, spots: readonly Spot[], sight: Sight): Candidate[] {
  const spot = spots.find(({ relation, rank }) => relation === 'right' && rank === 0)
  const [lead] = (spot && datedNumber.exec(spot.text)) ?? []
  const [date] = lead ? findDates(spot!.text, sight.context.formats.dateOrder) : []
  const isWhole = date && date.index === lead!.length && date.index + date.length === spot!.text.trimEnd().length
  return isWhole ? [propose(spot!, date, label, 0.84)] : []
}

const datedNumber = /^(?:\p{L}{1,4}\s)?[\p{L}\d./_-]*\d[\p{L}\d./_-]*,?\s(?:du|vom|del|van|of|dated|de|do)\s(?:le\s)?(?=\d)/iu

/** `Invoice no.: 4711 - Printed on: 15 Aug 2025`: a label between them says what else the day is. */
const isOfLabel = ({ textLine, end }: Label, day: number) =>
  'labels' in textLine &&
  (textLine as LabelledLine).labels.some(
    ({ start, end: to, sayings }) => start >= end && to <= day && sayings.some(({ name, weak }) => !weak && otherDays.has(name)),
  )

const otherDays: ReadonlySet<string> = new Set(['other_date', 'due_date', 'delivery_date'])

const IN_NUMBER = 0.5

/** `Facture n° : 2025-08-14`, `Bestellung Nr. B20250319`: a number that is counted by days dates the paper only where nothing else does. */
const isInNumber = ({ form, index }: PrintedDate, text: string) => form === 'iso' && /^[^\p{L}\d]*[\p{L}\d/-]*$/u.test(text.slice(0, index))
