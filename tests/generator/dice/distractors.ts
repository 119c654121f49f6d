import { addDays } from '../invent.ts'
import { day } from '../wild/desk.ts'
import type { Land } from '../wild/lands.ts'
import type { DiceDesk } from './desk.ts'
import type { Entry } from './entries.ts'
import { moreWords } from './more-words.ts'

/** What papers print beside what is asked for: other numbers and other days, by language. `day` is one, `number` is the rest. */
interface Others {
  number: { invoice: string[]; work_order: string[] }
  day: { invoice: string[]; work_order: string[] }
}

const words: Record<Land['language'], Others> = {
  en: {
    number: {
      invoice: ['Delivery note no.', 'Contract no.', 'Project no.', 'Quote no.', 'Dispatch no.', 'Page'],
      work_order: ['Requisition no.', 'Quote ref.', 'Contract no.', 'Supplier no.', 'Project', 'Vendor code', 'Page'],
    },
    day: { invoice: ['Delivery note date', 'Shipped on', 'Printed on'], work_order: ['Quote date', 'Printed on'] },
  },
  fr: {
    number: {
      invoice: ['N° bon de livraison', 'N° de contrat', 'N° d’affaire', 'N° de devis', 'BL n°', 'Page'],
      work_order: ['N° de demande d’achat', 'Votre devis n°', 'N° de marché', 'Code fournisseur', 'N° d’affaire', 'Page'],
    },
    day: { invoice: ['Date du BL', 'Expédié le', 'Imprimé le'], work_order: ['Date du devis', 'Imprimé le'] },
  },
  de: {
    number: {
      invoice: ['Lieferschein-Nr.', 'Vertrags-Nr.', 'Projekt-Nr.', 'Angebots-Nr.', 'Lieferschein Nr.', 'Seite'],
      work_order: ['Bedarfsanforderung', 'Ihr Angebot', 'Rahmenvertrag', 'Lieferantennummer', 'Projekt-Nr.', 'Seite'],
    },
    day: { invoice: ['Lieferdatum', 'Leistungsdatum', 'Druckdatum'], work_order: ['Angebot vom', 'Druckdatum'] },
  },
  es: {
    number: {
      invoice: ['N.º albarán', 'N.º contrato', 'N.º presupuesto', 'Expediente', 'Albarán n.º', 'Página'],
      work_order: ['N.º solicitud', 'Su oferta', 'N.º contrato', 'Cód. proveedor', 'Proyecto', 'Página'],
    },
    day: { invoice: ['Fecha albarán', 'Fecha de envío', 'Fecha de impresión'], work_order: ['Fecha de oferta', 'Fecha de impresión'] },
  },
  it: {
    number: {
      invoice: ['DDT n.', 'N. contratto', 'Commessa', 'N. preventivo', 'Pagina'],
      work_order: ['Richiesta d’acquisto n.', 'Vs. offerta', 'N. contratto', 'Codice fornitore', 'Commessa', 'Pagina'],
    },
    day: { invoice: ['Data DDT', 'Data spedizione'], work_order: ['Data offerta', 'Stampato il'] },
  },
  nl: {
    number: {
      invoice: ['Pakbonnummer', 'Contractnummer', 'Projectnummer', 'Offertenummer', 'Pagina'],
      work_order: ['Aanvraagnummer', 'Uw offerte', 'Contractnummer', 'Leveranciersnummer', 'Project', 'Pagina'],
    },
    day: { invoice: ['Pakbondatum', 'Verzonden op'], work_order: ['Offertedatum', 'Afgedrukt op'] },
  },
  pt: {
    number: {
      invoice: ['Guia de remessa n.º', 'N.º contrato', 'Orçamento n.º', 'Projeto', 'Página'],
      work_order: ['Requisição n.º', 'V/ Proposta', 'N.º contrato', 'Código do fornecedor', 'Projeto', 'Página'],
    },
    day: { invoice: ['Data da guia', 'Data de expedição'], work_order: ['Data da proposta', 'Impresso em'] },
  },
}

/** None, one or two values that ask for no field. */
export function distractorsOf(desk: DiceDesk): Entry[] {
  const { facts, dice } = desk
  const { number, day: days } = words[facts.land.language]
  const credited = facts.credit && dice.chance(0.6) ? [dice.pick(moreWords[facts.land.language].credited)] : []
  const others = dice.some([...number[facts.kind], ...days[facts.kind]], dice.pick([0, 0, 0, 1, 1, 2]))
  return [...credited, ...others].map((label) => ({
    label: desk.manner.upper ? label.toUpperCase() : label,
    value: days[facts.kind].includes(label) ? day(desk, addDays(facts.date, -dice.int(1, 9))) : numberFor(label, desk),
  }))
}

function numberFor(label: string, { dice }: DiceDesk): string {
  if (/^(page|seite|pagina|página)$/i.test(label)) return dice.pick(['1/1', '1'])
  return dice.pick([
    dice.digits(5),
    `${dice.pick(['L', 'Q', 'N', 'BR'])}${dice.digits(5)}`,
    `${dice.digits(2)}-${dice.digits(4)}`,
    dice.digits(8),
  ])
}
