import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { type DateOrder, findDates } from '../values/date.ts'
import { terms, whatIsAgreed } from './agreed.ts'
import { methods } from './means.ts'
import { anyMethods } from './method-sentence.ts'

export const beginsWithMeans = new RegExp(`^(?:${methods.source})`, 'u')

/** `Credit card - 2% 10, Net 30` is a method and terms; `Net 15 - Pay by 11/06/2024` terms and another field. */
export function splitPayment(text: string, order: DateOrder): { way?: string; condition?: string } {
  if (ofTaxOffice.test(text)) return { way: text }
  const [, agreed, means] = thenByMeans.exec(text) ?? []
  if (agreed && means && methods.test(fold(means))) return { way: means, condition: whatIsAgreed(agreed) }
  const [, before, behind] = thenMeans.exec(text) ?? []
  if (before && behind && terms.test(fold(before)) && onlyMeans.test(fold(behind))) return { way: behind, condition: before }
  const pieces = text
    .split(/\s+[-–—]\s+/)
    .filter((piece, at) => at === 0 || findDates(piece, order).length === 0 || terms.test(fold(piece)))
  const way = pieces
    .map(upToSentence)
    .find((piece) => methods.test(fold(piece)) && !terms.test(fold(piece)) && piece.length < longestWay(piece))
  const condition = whatIsAgreed(
    pieces
      .filter((piece) => way === undefined || !piece.startsWith(way))
      .join(' - ')
      .trim(),
  )
  const within = way ? undefined : (wayWithin(condition || text) ?? wayAtEnd(text))
  return { ...(way ? { way: clipWay(way) } : within ? { way: within } : {}), ...(condition ? { condition } : {}) }
}

/** `03 - Transferencia electrónica de fondos`, `99 - Por definir`: Mexico's tax office numbers the means. */
const ofTaxOffice = /^(?:\d{2} ?[-–] ?|(?:0\d|99) )\p{Lu}[\p{L} ()/-]{3,60}$/u

/** `14 days net. Payment by BACS transfer.`, `à réception. Règlement par chèque ou virement.`: the means in a sentence of its own. */
const thenByMeans =
  /^([^.]{3,80})\.\s(?:payment|r[èe]glement|paiement|pago|zahlung|pagamento|betaling)\s(?:by|par|por|per|mediante|tramite|via|mit)\s(\p{L}[^.:\d]{2,40})\.?$/iu

/** `15 días. Transferencia o depósito bancario.` */
const thenMeans = /^([^.]{3,40})\.\s(\p{Lu}[^.:\d]{3,50})\.?$/u
const onlyMeans = new RegExp(`^(?:${anyMethods.source})$`)

/** A list of means may be longer than `Pagar por transferencia bancaria al siguiente número de cuenta`, a sentence that names one. */
const longestWay = (piece: string) => (beginsWithMeans.test(fold(piece)) ? 64 : 50)

/** `…, carte bancaire sur le portail. Motif de la rectification : …`: behind the means a sentence of its own. */
const upToSentence = (piece: string) => /^(.{3,90}?\p{Ll}{3})\.\s+\p{Lu}/u.exec(piece)?.[1] ?? piece

/** "Transferencia bancaria a 30 días": the means leads, and the terms follow without a dash. */
function wayWithin(text: string): string | undefined {
  const folded = fold(text)
  const match = folded.length === text.length && text.length < 90 ? anyMethods.exec(folded) : null
  if (!match || match.index > 12 || /[\p{L}\d]/u.test(folded[match.index - 1] ?? '')) return undefined
  const end = match.index + match[0].length
  return /[\p{L}\d]/u.test(folded[end] ?? '') ? undefined : text.slice(match.index, end)
}

/** "à réception de facture, chèque ou virement": the means stands behind the terms, parted by a comma. */
function wayAtEnd(text: string): string | undefined {
  const last = text.split(/,\s+/).at(-1)!.replace(/[.;]$/, '')
  return last !== text && last.length < 50 && anyMethods.exec(fold(last))?.[0] === fold(last) ? last : undefined
}

/** `Terms 14 days net - Settlement BACS`: behind a dash another label may lead to the means. */
const leadingLabel = pattern('iu')`
  ^(?:
    settlement|(?:payment |pay )?(?:method|means|mode)(?: of payment)?|(?:mode|moyen|forme) (?:de |du )?(?:r[èe]glement|paiement)|
    r[èe]glement|(?:forma|modo|medio) de pago|zahlungs(?:art|weise|form)|(?:modalit[àa]|metodo) di pagamento|betaalwijze|
    (?:forma|modo|meio) de pagamento
  )\s*:?\s+(?=\p{L})
`

/** `, TIP SEPA, carte bancaire`: another means in the list. */
const isMeans = (behind: string) => beginsWithMeans.test(fold(behind.replace(/^,\s/, '')))

/** `Virement le 12/05/2026`, `Bonifico entro il 31/05/2026`, `Prélèvement ** 44`: the day or the figures behind the means; those of a card say which one. */
const behindMeans = pattern('iu')`
  (?<!\b(?:ending in|ending|terminad[ao] en|acabad[ao] en|terminant par|auf|in))\s+
  (?:(?:entro|avant|before|by|bis|antes|v[oó]o?r|fino|até)\s+)?(?:(?:le|am|el|del|il|al|du|vom|op|zum|the|de|o)\s+)?(?:\d|\*).*$
`

/** "Chèque sur …", "virement à …": the method alone, without where to. */
function clipWay(text: string): string {
  return (
    text
      .replace(leadingLabel, '')
      // `31/05/2025 Lettre de change relevé`: a line of a schedule.
      .replace(/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\s+(?=\p{L})/u, '')
      .replace(/(?<=\p{L}{3})[.;:,(]+\s?(?:IBAN\b|(?=\p{Lu})).*$/su, (behind) => (isMeans(behind) ? behind : ''))
      .replace(/\s*:?\s[A-Z]{2}\d{2}(?:\s.*)?$/su, '')
      .replace(/(?<!\b(?:terminad[ao]|acabad[ao]))\s+(?:sur(?! compte \p{Ll}+$)|à|au|to|on|auf|an|a la|en)(?:\s.*)?$/iu, '')
      .replace(behindMeans, '')
      .trim()
  )
}
