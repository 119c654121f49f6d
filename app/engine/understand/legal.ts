import type { Candidate } from '../candidate.ts'
import { union } from '../read/geometry.ts'
import type { Sight } from './candidates.ts'
import { fold } from './fold.ts'
import type { LabelledLine } from './labels.ts'

const legal =
  /\b(?:capital (?:de|social)|au capital|rcs|r\.c\.s|registered (?:in|office)|company (?:no|number|reg)|registro mercantil|inscrita|handelsregister|hrb|amtsgericht|chamber of commerce|kvk|penalites?|indemnite forfaitaire|escompte pour|pas d'escompte|retard de paiement|tout retard|tout montant impaye|reserve de propriete|propriete|demeurent|restent (?:la |notre )?propriete|interest (?:will|is|at|on)|statutory interest|late payment|title to the goods|goods remain|retention of title|e&oe|reverse charge|autoliquidation|steuerschuldnerschaft|exoneration de tva|exonere|exempt|exenta|exento|inversion del sujeto|intracomunitaria|intracommunautaire|zero-rated|article \d+|art\. \d+|directive|loi (?:n|\d)|ley \d|reglamento|rgpd|gdpr|devolver|devoluciones|reserva de dominio|retraso en el pago|tribunal|juzgados|eigentumsvorbehalt|eigentum|verzugszinsen|past due|returns require|restocking|terms and conditions|all sales are|claims for|patente|cnss|ape \d|naf \d|acquittee sur|encaissements|member of|centre de gestion|agreee|geschaftsbedingungen|leistungsdatum entspricht|lieferdatum entspricht|kleinunternehmer|umsatzsteuerfrei|steuerfrei|gemass \W{0,2}\d+|reclamaciones|reclamations?|seguira siendo|interes legal|interet legal|gesetzliche|beanstandungen|reklamationen|vat exempt|not subject to vat|tva non applicable|no sujet[ao]|aucun escompte|interessi (?:di mora|moratori)|ritardat[oi] pagament[oi]|resta di proprieta|riserva di proprieta|non imponibile|inversione contabile|esente art|d\.? ?lgs|rea [a-z]{2}|c\.?c\.?i\.?a\.?a|foro competente|permanece(?:m)? propriedade|reserva de propriedade|isento|autoliquidacao|litigio|juros de mora|c\.?r\.?c\.?|conservatoria|algemene voorwaarden|eigendom(?:svoorbehoud)?|btw verlegd|vrijgesteld|wettelijke rente|regimen (?:general|fiscal|simplificado))\b/

/** Small print that the law asks for: who the company is, late payment, ownership, why there is no tax. Other sentences of the same lines stay out. */
export function findLegalMentions({ open }: Sight): Candidate[] {
  const lines = open.filter((line) => line.text.length > 12 && legal.test(fold(line.text)))
  if (lines.length === 0) return []
  const chosen = growParagraphs(lines, open)
  const pieces = chosen.map(({ text }) => clip(text)).filter(Boolean)
  if (pieces.length === 0) return []
  const value = [...new Set(pieces)].join('\n')
  return [
    {
      value,
      score: 0.6,
      source: 'layout',
      page: chosen[0]!.line.page,
      box: union(chosen.filter(({ line }) => line.page === chosen[0]!.line.page).map(({ line }) => line.box)),
      words: chosen.flatMap(({ line }) => line.words),
      text: value.slice(0, 400),
      reason: 'small print by its words',
    },
  ]
}

/** A paragraph goes on in the lines right under it. */
function growParagraphs(seeds: LabelledLine[], open: LabelledLine[]): LabelledLine[] {
  const chosen = new Set(seeds)
  for (const line of open) {
    const previous = open.find(
      (other) =>
        chosen.has(other) &&
        other.line.page === line.line.page &&
        line.line.box.top > other.line.box.top + 1 &&
        line.line.box.top - other.line.box.bottom < 0.6 * (line.line.box.bottom - line.line.box.top) &&
        (Math.abs(line.line.box.left - other.line.box.left) < 6 || isCentred(line, other)),
    )
    // On narrow paper short lines go on too: in small letters, within the sentence.
    const isWide = previous && previous.line.box.right - previous.line.box.left > 250
    if (previous && (isWide || /^\p{Ll}/u.test(line.text)) && !/[.]$/.test(previous.text.trim()) && !line.labels[0]?.colon) chosen.add(line)
  }
  return open.filter((line) => chosen.has(line))
}

const isCentred = ({ line: { box: a } }: LabelledLine, { line: { box: b } }: LabelledLine) =>
  Math.abs(a.left + a.right - b.left - b.right) < 6

/** Without what other fields hold: name and address before, tax numbers, mail. */
function clip(text: string): string {
  return text
    .split(/\s+[-–—•|]\s+/)
    .reduce<string[]>((kept, piece) => {
      const folded = fold(piece)
      const own = legal.test(folded)
      const continues = kept.length > 0 && !/\b(?:vat|tva|nif|cif|siret|ust|iban|bic|tel|www|@)/.test(folded)
      return own || continues ? [...kept, piece] : kept
    }, [])
    .join(' - ')
    .replace(
      /\b(?:SIRET|N° TVA(?: intracommunautaire)?|TVA intracom\.?|VAT (?:Reg\.? No\.?|registration number|ID)|NIF|CIF)\s*:?\s*[A-Z]{0,3}[\d\s.-]{8,}(?:\s?-\s)?/g,
      '',
    )
    .trim()
}
