import type { Land } from '../wild/lands.ts'

/** Columns that only some trades print. */
export type MoreColumn =
  'contract' | 'delivered' | 'balance' | 'ordered' | 'later' | 'priceQuantity' | 'priceUnit' | 'secondDiscount' | 'charge' | 'day'

/** What papers of those trades say, by language. */
interface MoreWords {
  columns: Record<MoreColumn, string[]>
  /** The head of the quantity that counts, beside those of the contract and of what was ordered. */
  called: string[]
  shipped: string[]
  /** Before the day of a part delivery. */
  part: string[]
  /** A charge that the price holds. */
  charge: string[]
  comments: string[]
  place: string[]
  /** Before the number of the invoice that is credited. */
  credited: string[]
  /** A day in words; `weekday` and `dth` beside what `Land.dates` knows. */
  dates: string[]
  /** Before the day, behind the town. */
  on: string
  subtotal: string
}

export const moreWords: Record<Land['language'], MoreWords> = {
  en: {
    columns: {
      contract: ['Contract qty', 'Blanket qty'],
      delivered: ['Delivered to date', 'Prev. released'],
      balance: ['Balance', 'Remaining'],
      ordered: ['Ordered', 'Qty ordered'],
      later: ['Backorder', 'B/O'],
      priceQuantity: ['Weight', 'Net weight'],
      priceUnit: ['Price unit', 'Per unit'],
      secondDiscount: ['Disc. 2 %', 'Extra disc. %'],
      charge: ['Env. fee', 'Deposit'],
      day: ['Due', 'Delivery date', 'Required by'],
    },
    called: ['This release', 'Qty released', 'Call-off qty'],
    shipped: ['Shipped', 'Qty shipped'],
    part: ['Delivery', 'Due'],
    charge: ['incl. recycling fee', 'incl. deposit'],
    comments: ['Please pack separately.', 'Item on promotion until stocks run out.', 'Replaces the article ordered last month.'],
    place: ['Deliver to', 'Ship to'],
    credited: ['Original invoice no.', 'Credit for invoice'],
    dates: ['weekday d month yyyy', 'dth month yyyy', 'weekday, month d, yyyy'],
    on: '',
    subtotal: 'Subtotal',
  },
  fr: {
    columns: {
      contract: ['Qté marché', 'Qté contrat'],
      delivered: ['Déjà livré', 'Qté déjà appelée'],
      balance: ['Reste', 'Solde'],
      ordered: ['Qté cdée', 'Commandé'],
      later: ['Reliquat', 'Reste à livrer'],
      priceQuantity: ['Poids', 'Poids net'],
      priceUnit: ['Unité prix', 'U. fact.'],
      secondDiscount: ['Rem. 2', 'Remise 2 %'],
      charge: ['Éco-part.', 'Consigne'],
      day: ['Livraison', 'Date livr.', 'Délai'],
    },
    called: ['Qté appelée', 'Quantité appelée'],
    shipped: ['Livré', 'Qté livrée'],
    part: ['Livraison du', 'Échéance'],
    charge: ['dont éco-participation', 'dont éco-contribution'],
    comments: [
      'Merci d’emballer séparément.',
      'Article en promotion dans la limite du stock.',
      'Remplace l’article de la commande précédente.',
    ],
    place: ['À livrer à', 'Lieu de livraison'],
    credited: ['Facture d’origine n°', 'Avoir sur facture'],
    dates: ['weekday d month yyyy', 'le d month yyyy'],
    on: 'le ',
    subtotal: 'Sous-total',
  },
  de: {
    columns: {
      contract: ['Kontraktmenge', 'Rahmenmenge'],
      delivered: ['Bisher geliefert', 'Abgerufen'],
      balance: ['Restmenge', 'Offen'],
      ordered: ['Bestellt', 'Bestellmenge'],
      later: ['Rückstand', 'Folgt'],
      priceQuantity: ['Gewicht', 'Nettogewicht'],
      priceUnit: ['Preiseinheit', 'PE'],
      secondDiscount: ['Rabatt 2', 'Rab. 2 %'],
      charge: ['Pfand', 'Umlage'],
      day: ['Liefertermin', 'Termin'],
    },
    called: ['Abrufmenge', 'Abruf'],
    shipped: ['Geliefert', 'Liefermenge'],
    part: ['Liefertermin', 'Teillieferung'],
    charge: ['inkl. Pfand', 'inkl. Entsorgungsbeitrag'],
    comments: ['Bitte getrennt verpacken.', 'Aktionsware, solange der Vorrat reicht.', 'Ersetzt den Artikel der letzten Bestellung.'],
    place: ['Lieferung an', 'Lieferadresse'],
    credited: ['Zu Rechnung Nr.', 'Gutschrift zu Rechnung'],
    dates: ['weekday, d. month yyyy', 'den d. month yyyy'],
    on: 'den ',
    subtotal: 'Zwischensumme',
  },
  es: {
    columns: {
      contract: ['Cant. contrato', 'Cant. marco'],
      delivered: ['Servido', 'Ya entregado'],
      balance: ['Pendiente', 'Resto'],
      ordered: ['Pedido', 'Cant. pedida'],
      later: ['Pendiente', 'Resto'],
      priceQuantity: ['Peso', 'Peso neto'],
      priceUnit: ['Ud. precio', 'Unidad precio'],
      secondDiscount: ['Dto. 2', 'Dto. 2 %'],
      charge: ['Ecotasa', 'Depósito'],
      day: ['F. entrega', 'Entrega', 'Plazo'],
    },
    called: ['Cant. solicitada', 'Cant. a entregar'],
    shipped: ['Servido', 'Cant. servida'],
    part: ['Entrega', 'Fecha entrega'],
    charge: ['incl. ecotasa', 'incl. tasa RAEE'],
    comments: [
      'Embalar por separado, por favor.',
      'Artículo en promoción hasta fin de existencias.',
      'Sustituye al artículo del pedido anterior.',
    ],
    place: ['Entregar en', 'Lugar de entrega'],
    credited: ['Factura rectificada', 'Abono de la factura'],
    dates: ['weekday, d de month de yyyy', 'd de month de yyyy'],
    on: 'a ',
    subtotal: 'Subtotal',
  },
  it: {
    columns: {
      contract: ['Q.tà contratto', 'Q.tà quadro'],
      delivered: ['Già consegnato', 'Già richiamato'],
      balance: ['Residuo', 'Saldo'],
      ordered: ['Ordinato', 'Q.tà ordinata'],
      later: ['Residuo', 'In arretrato'],
      priceQuantity: ['Peso', 'Peso netto'],
      priceUnit: ['U.M. prezzo', 'UM prezzo'],
      secondDiscount: ['Sc. 2', 'Sconto 2 %'],
      charge: ['Contributo', 'Cauzione'],
      day: ['Consegna', 'Data cons.'],
    },
    called: ['Q.tà richiesta', 'Q.tà richiamata'],
    shipped: ['Consegnato', 'Q.tà consegnata'],
    part: ['Consegna', 'Data consegna'],
    charge: ['di cui contributo RAEE', 'incl. cauzione'],
    comments: [
      'Imballare separatamente.',
      'Articolo in promozione fino a esaurimento scorte.',
      'Sostituisce l’articolo dell’ordine precedente.',
    ],
    place: ['Consegnare a', 'Luogo di consegna'],
    credited: ['Rif. fattura n.', 'Storno fattura n.'],
    dates: ['weekday d month yyyy', 'd month yyyy'],
    on: '',
    subtotal: 'Subtotale',
  },
  nl: {
    columns: {
      contract: ['Contractaantal', 'Raamaantal'],
      delivered: ['Reeds geleverd', 'Afgeroepen'],
      balance: ['Restant', 'Saldo'],
      ordered: ['Besteld', 'Aantal besteld'],
      later: ['Nalevering', 'Backorder'],
      priceQuantity: ['Gewicht', 'Nettogewicht'],
      priceUnit: ['Prijseenheid', 'PE'],
      secondDiscount: ['Korting 2', 'Krt. 2 %'],
      charge: ['Statiegeld', 'Toeslag'],
      day: ['Leverdatum', 'Levering'],
    },
    called: ['Afroepaantal', 'Aantal afroep'],
    shipped: ['Geleverd', 'Aantal geleverd'],
    part: ['Levering', 'Deellevering'],
    charge: ['incl. statiegeld', 'incl. verwijderingsbijdrage'],
    comments: ['Graag apart verpakken.', 'Actieartikel zolang de voorraad strekt.', 'Vervangt het artikel van de vorige bestelling.'],
    place: ['Leveren aan', 'Afleveradres'],
    credited: ['Betreft factuur', 'Oorspronkelijke factuur'],
    dates: ['weekday d month yyyy', 'd month yyyy'],
    on: '',
    subtotal: 'Subtotaal',
  },
  pt: {
    columns: {
      contract: ['Qtd. contrato', 'Qtd. acordo'],
      delivered: ['Já entregue', 'Já fornecido'],
      balance: ['Saldo', 'Restante'],
      ordered: ['Encomendado', 'Qtd. pedida'],
      later: ['Pendente', 'Em falta'],
      priceQuantity: ['Peso', 'Peso líquido'],
      priceUnit: ['Un. preço', 'Unid. preço'],
      secondDiscount: ['Desc. 2', 'Desc. 2 %'],
      charge: ['Ecovalor', 'Depósito'],
      day: ['Entrega', 'Data entrega'],
    },
    called: ['Qtd. a entregar', 'Qtd. solicitada'],
    shipped: ['Entregue', 'Qtd. entregue'],
    part: ['Entrega', 'Data de entrega'],
    charge: ['incl. ecovalor', 'incl. taxa REEE'],
    comments: ['Embalar em separado, por favor.', 'Artigo em promoção até esgotar o stock.', 'Substitui o artigo da encomenda anterior.'],
    place: ['Entregar em', 'Local de entrega'],
    credited: ['Fatura de origem', 'Referente à fatura'],
    dates: ['weekday, d de month de yyyy', 'd de month de yyyy'],
    on: '',
    subtotal: 'Subtotal',
  },
}
