import type { Candidates } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { readCode } from '../values/code.ts'
import { findDates } from '../values/date.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { told } from './told.ts'

/** What sends a bill, and in the same breath says which: a bill that is only spoken of, unpaid or corrected, is not sent so. */
const sent = pattern('u')`
  ^(?:dear [\p{L} .]{2,40}, ?)?(?:
    (?:this is|here is|(?:please find|enclosed(?: is)?|attached(?: is)?|we enclose|we attach|we (?:hereby )?submit|we (?:hereby )?send you|you will find)
    (?: enclosed| attached| herewith| below)?)(?: our)|
    (?:voici|(?:veuillez|vous) (?:trouver|trouverez|recevoir)|nous vous (?:adressons|remettons|transmettons|envoyons|presentons)|nous avons l'honneur de vous \p{L}+|
    recevez)(?: ci-?(?:joint|apres|dessous)e?| par la presente)? (?:notre|votre|la presente)|
    (?:(?:les?|os) (?:remitimos|enviamos|adjuntamos|presentamos|hacemos llegar)|adjuntamos|adjunt[ao] (?:encontraran?|remitimos|enviamos)|por la presente les? (?:remitimos|enviamos)
    |a continuacion les? (?:remitimos|detallamos))(?: adjunt[ao])?(?: a continuacion)? (?:nuestra|la|su)|
    (?:hiermit|anbei|beiliegend) (?:erhalten sie|ubersenden wir(?: ihnen)?|senden wir(?: ihnen)?|stellen wir ihnen)? ?(?:unsere|die)|
    hierbij (?:ontvangt u|zenden wij u|sturen wij u) onze|(?:vi |le )?(?:inviamo|trasmettiamo|alleghiamo|rimettiamo)(?: in allegato)? (?:la )?nostra|
    (?:enviamos|remetemos|junto enviamos|segue)(?:-lhes?)?(?: em anexo)? a nossa
  ) (?:\p{L}+ ){0,2}?
  (?:invoice|bill|fee note|facture(?: (?:finale|definitive|d'acompte|de solde))?|note d'honoraires|factura(?: (?:final|de anticipo|definitiva))?|minuta|\p{L}*rechnung|factuur|fattura|fatura)
  (?: (?:no|number|n°|nº|numero|num|nr|n)[.:º°]?)? (?=\S*\d)
`

const daySaid = /^,? (?:of|dated|from|du|datee du|en date du|de fecha|con fecha|del|de|vom|van|d\.d\.|do) $/u

/** `… for the works you ordered under B18620`: who ordered said by which number. */
const ordered = pattern('u')`
  (?:
    you (?:have )?ordered (?:under|by|with|as|on)|ordered by you (?:under|as)|(?:que )?vous (?:nous )?(?:avez|aviez) command\p{L}+ (?:sous|par)|
    command\p{L}+ sous|que nos (?:encarg|solicit|pid)\p{L}+ (?:con|bajo|por)|(?:encargad|solicitad)[oa]s? (?:con|bajo|por)|
    von ihnen unter|ordinat[oi] con|besteld onder
  ) (?:(?:your |the |votre |le |la |su |el |ihrer |der |vostro |uw )?(?:order|purchase order|po|reference|ref|number|commande|reference|pedido|referencia|numero|bestellung|nummer|ordine|numero)\.? )?
  (?:(?:no|number|n°|nº|nr|num)[.:]? )?(?=\S*\d{3})
`

const SAID = 0.76

/** `This is our invoice 4498/2025 of 22 March 2025 for the works you ordered under B18620.`: a letter that is a bill tells its number, its day and the order in one sentence. */
export function readToldInvoice(line: LabelledLine, sight: Sight): Candidates {
  const text = fold(line.text)
  const lead = text.length === line.text.length ? sent.exec(text) : null
  if (!lead) return {}
  const start = lead[0].length
  const number = readCode(line.text.slice(start))
  if (!number || !/\d{2}/.test(number) || !line.text.startsWith(number, start)) return {}
  const found: Candidates = {
    invoice_number: [told(line, start, number, { score: SAID, reason: 'number told in a sentence that sends the invoice' })],
  }
  const end = start + number.length
  const day = findDates(line.text, sight.context.formats.dateOrder).find(
    ({ index }) => index >= end && daySaid.test(text.slice(end, index)),
  )
  if (day)
    found.invoice_date = [
      told(line, day.index, day.value, { score: SAID, reason: 'day told in a sentence that sends the invoice', length: day.length }),
    ]
  const order = ordered.exec(text.slice(end))
  const at = order ? end + order.index + order[0].length : 0
  const code = order && readCode(line.text.slice(at))
  if (code && line.text.startsWith(code, at))
    found.order_reference = [told(line, at, code, { score: SAID, reason: 'order told in a sentence that sends the invoice' })]
  return found
}
