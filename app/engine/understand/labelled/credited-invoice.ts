import type { Label, LabelledLine } from '../labels/label.ts'
import { fold } from '../words/fold.ts'

/** `Rif. fattura n. 7122` on a paper headed `Nota di credito 2031.3426`: the number behind the title is its own, and this that of the invoice it takes back. */
export const isCreditedInvoice = ({ textLine: { text }, start, end }: Label, page: readonly LabelledLine[]): boolean =>
  refersToInvoice.test(fold(text.slice(start, end))) &&
  page.some(
    ({ text: title, labels }) =>
      labels[0]?.leads === true &&
      // `Nota di credito / Credit note no. 2031.3426`: in whichever of the two languages the number stands.
      labels.some(
        (one) => !one.closes && ofCredit.test(fold(title.slice(one.start, one.end))) && /^\W*\S*\d{2}/u.test(title.slice(one.end)),
      ),
  )

const refersToInvoice =
  /^(?:rif|ref|reference|referencia|riferimento|referentie|referenz|bezug)\p{L}*\.? (?:invoice|fattura|facture|factura|rechnung|factuur|fatura)/u
const ofCredit =
  /^(?:(?:sales )?credit (?:note|memo|invoice)|(?:facture d['’]|note d['’])?avoir|note de credit|nota (?:de|di) (?:credito|abono|accredito)|factura rectificativa|abono|(?:rechnungs)?gutschrift|rechnungskorrektur|creditnota|creditfactuur)/u
