import type { KindName } from '#app/contract/kinds/index.ts'
import type { Land } from '../wild/lands.ts'
import { rollDice } from '../random.ts'

/** How a paper is built that is built otherwise than most; a paper has one of them or none. */
export const structures = [
  'halves',
  'matrix',
  'nested',
  'twoLineRows',
  'cards',
  'deliveryNotes',
  'sumsFirst',
  'sidebar',
  'bilingual',
  'stamped',
  'watermark',
  'barcodes',
  'currencyColumn',
] as const
export type Structure = (typeof structures)[number] | 'none'

const ofInvoices: Structure[] = structures.filter((one) => one !== 'halves' && one !== 'matrix')
const ofOrders: Structure[] = structures.filter((one) => one !== 'deliveryNotes')

const SHARE = 0.3 // of the papers are built otherwise

/** Rolled apart from all else, so that papers built as ever stay what they were. */
export function chooseStructure(seed: number, kind: KindName): Structure {
  const dice = rollDice((seed ^ 0x5bd1e995) >>> 0)
  return dice.chance(SHARE) ? dice.pick(kind === 'invoice' ? ofInvoices : ofOrders) : 'none'
}

interface StructureWords {
  /** Over items that came with it: {number} and {day}. */
  deliveryNote: string[]
  /** Heads of shares by week ({week}), size or place. */
  weeks: string
  places: string[]
  sum: string[]
  colour: string
  colours: string[]
  item: string
  currency: string[]
  stamps: Record<KindName, string[]>
  watermarks: string[]
}

export const sizes = ['XS', 'S', 'M', 'L', 'XL']

export const structureWords: Record<Land['language'], StructureWords> = {
  en: {
    deliveryNote: ['Delivery note {number} of {day}', 'Delivery note no. {number}, {day}'],
    weeks: 'Wk {week}',
    places: ['Site North', 'Site South', 'Depot', 'Head office'],
    sum: ['Total qty', 'Total', 'Qty'],
    colour: 'Colour',
    colours: ['Navy', 'White', 'Black', 'Green'],
    item: 'Item',
    currency: ['Cur.', 'Currency'],
    stamps: { invoice: ['PAID', 'RECEIVED {day}', 'POSTED'], work_order: ['RECEIVED {day}', 'APPROVED', 'URGENT'] },
    watermarks: ['COPY', 'DUPLICATE'],
  },
  fr: {
    deliveryNote: ['BL n° {number} du {day}', 'Bon de livraison {number} du {day}'],
    weeks: 'S{week}',
    places: ['Site Nord', 'Site Sud', 'Dépôt', 'Siège'],
    sum: ['Qté totale', 'Total', 'Qté'],
    colour: 'Coloris',
    colours: ['Marine', 'Blanc', 'Noir', 'Vert'],
    item: 'Ligne',
    currency: ['Dev.', 'Devise'],
    stamps: { invoice: ['PAYÉ', 'REÇU LE {day}', 'COMPTABILISÉ'], work_order: ['REÇU LE {day}', 'BON POUR ACCORD', 'URGENT'] },
    watermarks: ['DUPLICATA', 'COPIE'],
  },
  de: {
    deliveryNote: ['Lieferschein {number} vom {day}', 'Lieferschein Nr. {number} / {day}'],
    weeks: 'KW {week}',
    places: ['Werk Nord', 'Werk Süd', 'Lager', 'Zentrale'],
    sum: ['Gesamtmenge', 'Summe', 'Menge'],
    colour: 'Farbe',
    colours: ['Marine', 'Weiß', 'Schwarz', 'Grün'],
    item: 'Position',
    currency: ['Whg.', 'Währung'],
    stamps: { invoice: ['BEZAHLT', 'EINGEGANGEN {day}', 'GEBUCHT'], work_order: ['EINGEGANGEN {day}', 'FREIGEGEBEN', 'EILT'] },
    watermarks: ['KOPIE', 'DUPLIKAT'],
  },
  es: {
    deliveryNote: ['Albarán {number} de {day}', 'Albarán nº {number} de fecha {day}'],
    weeks: 'Sem. {week}',
    places: ['Centro Norte', 'Centro Sur', 'Almacén', 'Oficina'],
    sum: ['Cant. total', 'Total', 'Cantidad'],
    colour: 'Color',
    colours: ['Marino', 'Blanco', 'Negro', 'Verde'],
    item: 'Línea',
    currency: ['Mon.', 'Moneda'],
    stamps: { invoice: ['PAGADO', 'RECIBIDO {day}', 'CONTABILIZADO'], work_order: ['RECIBIDO {day}', 'CONFORME', 'URGENTE'] },
    watermarks: ['COPIA', 'DUPLICADO'],
  },
  it: {
    deliveryNote: ['DDT n. {number} del {day}', 'Bolla {number} del {day}'],
    weeks: 'Sett. {week}',
    places: ['Sede Nord', 'Sede Sud', 'Magazzino', 'Ufficio'],
    sum: ['Q.tà totale', 'Totale', 'Quantità'],
    colour: 'Colore',
    colours: ['Blu', 'Bianco', 'Nero', 'Verde'],
    item: 'Riga',
    currency: ['Val.', 'Valuta'],
    stamps: { invoice: ['PAGATO', 'RICEVUTO {day}', 'REGISTRATO'], work_order: ['RICEVUTO {day}', 'APPROVATO', 'URGENTE'] },
    watermarks: ['COPIA', 'DUPLICATO'],
  },
  nl: {
    deliveryNote: ['Pakbon {number} van {day}', 'Leverbon {number} d.d. {day}'],
    weeks: 'Wk {week}',
    places: ['Locatie Noord', 'Locatie Zuid', 'Magazijn', 'Kantoor'],
    sum: ['Totaal aantal', 'Totaal', 'Aantal'],
    colour: 'Kleur',
    colours: ['Blauw', 'Wit', 'Zwart', 'Groen'],
    item: 'Regel',
    currency: ['Val.', 'Valuta'],
    stamps: { invoice: ['BETAALD', 'ONTVANGEN {day}', 'GEBOEKT'], work_order: ['ONTVANGEN {day}', 'AKKOORD', 'SPOED'] },
    watermarks: ['KOPIE', 'DUPLICAAT'],
  },
  pt: {
    deliveryNote: ['Guia de remessa {number} de {day}', 'Guia {number} de {day}'],
    weeks: 'Sem. {week}',
    places: ['Loja Norte', 'Loja Sul', 'Armazém', 'Sede'],
    sum: ['Qtd. total', 'Total', 'Quantidade'],
    colour: 'Cor',
    colours: ['Azul', 'Branco', 'Preto', 'Verde'],
    item: 'Linha',
    currency: ['Moeda'],
    stamps: { invoice: ['PAGO', 'RECEBIDO {day}', 'LANÇADO'], work_order: ['RECEBIDO {day}', 'APROVADO', 'URGENTE'] },
    watermarks: ['CÓPIA', 'DUPLICADO'],
  },
}
