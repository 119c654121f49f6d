import type { Vocabulary } from './vocabulary.ts'

export const it: Vocabulary = {
  language: 'it',
  labels: {
    party_name: 'nome, denominazione (sociale|), ragione sociale, ditta, cognome nome, cognome e nome',
    party_address: 'indirizzo, sede, sede legale, via',
    invoice_number: `
      (conto|nota) (pensione|scuderia|soggiorno) no,
      no data, no e data, (no|numero|rif) & (fattura|documento|nota credito|ft|doc), fattura (no|num), nr fattura, numero documento, (riferimento|rif) fattura,
      fatt no, (no|numero) progressivo (fattura|), (no|numero) doc
    `,
    order_number: `
      (ordine|ord) acq no, (no|numero|) ordine (no|) data, rif ordine (cliente|), vs ord, ordine cliente (no|), rif vs ordine,
      vostro rif ordine, (no|numero|rif|riferimento) & (ordine|ord|ordine acquisto|oda), (vostro|vs|vs rif|suo) (ordine|ord),
      ordine (no|cliente|acquisto no), ordine acquisto, (vs|vostro|ns|nostro|suo) (ordine|ord|oda) (no|),
      (no|numero) ordine (cliente|fornitore|acquisto), ordine fornitore (no|), rif (nostro|ns|vostro|vs) ordine
    `,
    customer_number: `
      depositante (no|), (no|numero|codice) depositante, (nostro|ns) (cod|codice|no|conto) (cliente|) presso (voi|fornitore), (cod|codice|no|conto) & cliente, codice cliente,
      nostro codice cliente, (cod|codice) cliente presso fornitore, (ns|nostro) (cod|codice) (presso|da) (di|) voi,
      (ns|nostro) (cod|codice) presso vs, cod cli, codice cl, (vs|vostro|ns) (cod|codice) cliente
    `,
    supplier_number: '(cod|codice|no) & fornitore',
    reference: '(il|) tuo (riferimento|rif), riferimento, (vs|vostro|suo) (riferimento|rif), rif cliente, riferimento cliente',
    other_number: `
      comunicazione pagamento, (ordine vendita|richiesta (offerta|acquisto)) no, origine, codice (univoco|unico) (ufficio|), pagina, pag,
      (ddt|no ddt|bolla|contratto|commessa|cig|cup|lotto|progetto|agente|vettore|porto|causale trasporto|peso|colli|codice destinatario|
        codice sdi|sdi),
      rif ddt
    `,
    invoice_date:
      '(conto|fattura|) (chiuso|chiusa) (il|al), data (di |)fatturazione, data (fattura|documento|doc), fattura del, data emissione fattura',
    order_date: 'data (ordine|ordine acquisto), ordine del, inviato',
    due_date: `
      (data|) scadenza (pagamento|), scadenze, (pagare|pagamento|da pagare) entro (il|), data pagamento, entro il, termine pagamento, scad,
      data scad, scadenza (fattura|pagamento|il|al)
    `,
    delivery_date: `
      (richiesto|richiesta|necessario|necessaria) (in|al|a|presso) (base|cantiere|sede|magazzino|scalo|porto),
      (per|) quando (le|ti|vi) (serve|servono|occorre), per quando (desidera|volete) (la consegna|l ordine|),
      a bordo (entro|entro il|per il), data (banchina|scarico|arrivo), appuntamento (di|) (scarico|consegna), in (negozio|magazzino) (il|entro il), fabbisogno (per il|al|entro il),
      data (evento|servizio), data (consegna richiesta|tassativa), merce (per|entro) il, consegna per il, da consegnare (il|entro),
      (data|) consegna (richiesta|prevista|entro|il|entro il|), data (consegna|prevista consegna|richiesta), consegnare (entro|il),
      termine consegna, data promessa, data (cons|ricezione|ricevimento|desiderata|tassativa), richiesto (per|entro) (il|),
      cons (richiesta|prevista|il|entro), consegna (desiderata|tassativa) (il|)
    `,
    date: 'luogo e data (emissione|), data e luogo, data, data emissione, emessa il, emesso il, inviata il, del',
    other_date:
      'data (di|) (restituzione|riconsegna), ricevuto il, data (ddt|contratto|trasporto|inizio|stampa), periodo (di riferimento|), valido fino',
    start_time: 'ora inizio (consegna|), orario inizio, inizio consegna',
    end_time: 'ora fine (consegna|), orario fine, fine consegna',
    delivery_time: '(orario|orari|fascia oraria|ora) (consegna|scarico|ricevimento merce|ricevimento|), consegna tra, tra le',
    supplier: `
      al fornitore, deve a, deve alla (ditta|), spett le fornitore, in nome e per conto di, venduto da, (dati|) cedente prestatore (fornitore|),
      (fornitore|venditore|esportatore|cedente|cedente prestatore|mittente|emittente), (ragione sociale|nome|dati|indirizzo) fornitore, ordinare a
    `,
    customer: `
      (scuola|azienda|ditta|societa|associazione) o (azienda|ente|ditta|societa|associazione|scuola|istituto),
      armatore (fatturato|), proprietario (imbarcazione|aeromobile|unita), esercente (aeromobile|fatturato),
      indirizzo (fatturazione|fattura) e (spedizione|consegna), indirizzo (spedizione|consegna) e (fatturazione|fattura),
      (dati|) cessionario committente (cliente|), (nome|denominazione) (ente|amministrazione), (ente|amministrazione|stazione) appaltante,
      (cliente|intestatario|fattura intestata a|locatario|conduttore|destinatario fattura|cessionario|cessionario committente|fatturare a|
        acquirente|indirizzo fatturazione|intestazione|committente|ragione sociale),
      (dati|indirizzo|intestazione|sede legale) (cliente|fatturazione|acquirente|fattura|fiscali), dati per (la|) fatturazione,
      (intestare|inviare|spedire|emettere) (la|) fattura a, intestata a, fatturazione, spett ditta
    `,
    delivery: `
      (cantiere|negozio|magazzino) (consegna|luogo consegna),
      luogo (evento|servizio), indirizzo (fatturazione|fattura) e (spedizione|consegna),
      indirizzo (spedizione|consegna) e (fatturazione|fattura),
      (destinazione|destinazione (diversa|merce diversa)|luogo destinazione diverso|consegna (in|presso il|) cantiere|luogo consegna|indirizzo consegna|destinazione merce|consegnare a|spedire a|
        spedire la merce a|spedire merce a|inviare a|inviare la merce a|destinatario|luogo destinazione|consegna presso|destinatario merce|
        indirizzo spedizione),
      consegna (a|presso), consegnare presso, (destinazione|destinatario) (merce|merci),
      (sede|luogo|indirizzo) (consegna|destinazione|spedizione|ricevimento), merce destinata a
    `,
    addressee: 'all attenzione, spett, spett le, spettabile, a, alla c a, alla cortese attenzione',
    buyer_person: `
      (il|) (suo|tuo|vostro) nome (completo|e cognome|), nome (di|) chi ordina,
      (economo|l economo), (rappresentante|responsabile) acquisti, (autore|creatore) ordine, responsabile ordine, ordinante,
      referente ordine, (ordine|) istruito da, compilatore, chef, responsabile reparto,
      (ordinato da|richiedente|referente (telefono|)|contatto|richiesto da|compilato da|buyer|emesso da|emessa da|responsabile acquisti|
        addetto acquisti|da|ufficio acquisti|resp acquisti|vs riferimento interno|ns riferimento),
      persona contatto, (nostro|vostro|vs|ns) (riferimento|contatto|referente), (redatto|preparato|creato|autorizzato) da,
      (responsabile|incaricato|resp|referente) (acquisti|ordini|), (ns|nostro|vs|) incaricato, acquirente
    `,
    contact_person: '(referente|contatto|vostro contatto)',
    department: `
      (reparto|ufficio|servizio|dipartimento|settore|unita), (reparto|ufficio|servizio|settore|area) (richiedente|ordinante|acquisti),
      divisione, unita organizzativa, uff, funzione, (nome|denominazione) ufficio
    `,
    net: `
      totale righe, totale parziale, totale imponibile importo,
      (imponibile|di cui imponibile|totale imponibile|totale netto|netto|importo netto|totale merce|subtotale|totale senza iva|
        base imponibile|totale iva esclusa|importo imponibile|totale ordine netto|totale iva escl), (totale|) premio (netto|imponibile)
    `,
    tax: `
      tassa, (iva|totale iva|importo iva|imposta|totale imposta|totale imposte|imposte|importo imposta),
      (ammontare|totale|importo) (iva|imposta|imposte|tasse), tasse, imposta sul valore aggiunto, imposta (sulle|di|) assicurazione, imposta sulle assicurazioni, di cui iva
    `,
    gross: `
      (totale|totale fattura|totale documento|importo totale documento|importo totale|totale iva inclusa|totale ordine|totale lordo|
        totale iva incl|totale complessivo|importo fattura|totale con iva|totale euro|totale generale)
    `,
    due: 'acconto da (versare|pagare), totale acconto, (totale da pagare|netto a pagare|importo da pagare|da pagare|saldo|totale dovuto|importo dovuto|residuo)',
    paid: 'importo gia (pagato|versato), importo pagato, (acconto|anticipo|gia pagato|pagato|acconti|acconto versato)',
    other_amount: `
      (valore totale|valore unitario|spese accessorie|importo bollo|spese|spese trasporto|trasporto|sconto|spedizione|imballo|bollo|
        ritenuta|ritenuta acconto|arrotondamento|spese incasso|sconti|totale sconto|totale colli|totale pezzi|totale quantita|totale peso|
        peso totale|riporto|a riportare)
    `,
    currency: 'valuta, divisa',
    vat_id: `
      identificativo fiscale (ai fini iva|iva),
      (p iva e c f|p iva e cf|cf e p iva|p iva e cod fisc|partita iva e codice fiscale|cod fisc e p iva|codice fiscale e partita iva|
        c f e p iva|cf e p iva|p iva|partita iva|piva|p iva c f|iva no|part iva|c f p iva|p i|p iva cf),
      (partita iva|p iva|piva|part iva) no, p i, id iva
    `,
    company_id: 'codice fiscale vatin, identificativo fiscale, (codice fiscale|cod fiscale|c f|cf)',
    other_id: 'codice fiscale cliente (vatin|), (rea|capitale sociale|registro imprese|iscritta|p iva cliente|vostra p iva|cap soc)',
    iban: '(codice|) iban',
    bic: '(bic|swift|bic swift) (codice|)',
    account: '(no|numero) conto (corrente|bancario|), (nome|) titolare conto, (conto|c c|conto corrente) (no|bancario|)',
    bank: 'nome banca, (banca|istituto|banca appoggio|banca d appoggio)',
    bank_heading: '(coordinate bancarie|dati bancari|bonifico su|appoggio bancario)',
    payment_terms:
      '(condizioni pagamento|termini pagamento|condizioni di pagamento|termini di pagamento|pagamento), (condizione|termine|termini|cond) pagamento, termini',
    payment_method: '(modalita pagamento|metodo pagamento|tipo pagamento|forma pagamento|mod pagamento|pagamento tramite)',
    note: `
      note (ordine|fornitore|per il fornitore), messaggio (del|dal) (negozio|cliente), istruzioni per il noleggiatore, avvertenze, indicazioni,
      (note|nota|osservazioni|annotazioni|istruzioni|comunicazioni|note consegna|istruzioni consegna)
    `,
    phone: '(tel|telefono|cell|cellulare)',
    fax: 'fax',
    email: '(e mail|email|mail|pec|posta elettronica)',
    web: '(sito|sito web|web|internet)',
    other_text: `
      importo in lettere, totale in lettere, descrizione, quantita, prezzo, oggetto, articolo, aliquota, aliquota iva, firma,
      condizioni generali, unita misura
    `,
    party_postcode: 'cap',
    party_town: 'citta, comune, localita',
  },
  weak: {
    buyer_person: 'riferimento, rif, punto ordinante',
    order_date: 'del',
    start_time: 'inizio',
    end_time: 'fine',
    invoice_number: 'no, numero, fattura, documento, nostro rif, rif, nota credito, parcella',
    order_number: `
      no data, no, numero, documento, (documento|doc) no, no (documento|doc), ordine, nostro rif, ordine acquisto, ordine fornitore, ns rif, rif,
      nostro riferimento, no (versione|revisione)
    `,
    customer: 'importatore',
    customer_number: 'cliente, conto',
    due_date: 'entro',
    delivery_date: 'prevista, consegna',
    delivery: 'consegna',
    net: 'importo, merce',
    gross: 'importo',
  },
  titles: {
    invoice: `
      (la|) (tua|vostra) fattura,
      (fattura|fattura vendita|fattura elettronica|fattura acconto|fattura saldo|fattura commerciale|fattura cortesia|nota credito|parcella|
        fattura accompagnatoria|fattura differita|fattura proforma|ricevuta|fattura immediata|notula|autofattura)
    `,
    work_order: `
      modulo (ordini|ordinazione),
      ordine (trasporto|lavoro|servizio|subappalto),
      (ordine aperto|ordine programmato|programma di consegna|programma consegne|ordine acquisto|ordine|buono ordine|ordine fornitore|
        ordine di acquisto|modulo ordine)
    `,
    seller_order: '(conferma|accettazione|ricevuta) ordine, (ordine vendita|preventivo|offerta|ordine cliente)',
    request: 'richiesta (offerta|di offerta|preventivo|di preventivo|prezzi)',
    other: `
      (documento di trasporto|ddt|bolla|sollecito|estratto conto|contratto|listino|busta paga|verbale),
      condizioni generali (di vendita|di acquisto|vendita|acquisto|)
    `,
  },
  stopWords: `
    il lo la i gli le di del della dei e un una per con su da in che non sono vostro nostro si al entro data fattura ordine importo totale
    iva quantita prezzo descrizione pagamento consegna cliente numero scadenza spett presso
  `,
  parts: {
    number: 'no codice cod rif riferimento id',
    day: 'data giorno',
    on: 'il',
    invoice: 'fattura fatture fatturazione',
    order: 'ordine ordini acquisto',
    customer: 'cliente clienti committente',
    supplier: 'fornitore fornitori cedente',
    delivery: 'consegna consegnare ricezione arrivo',
    wish: 'richiesta richiesto prevista previsto desiderata',
    due: 'scaduto scaduta dovuto dovuta scadenza scadenze entro',
    payment: 'pagamento pagamenti pagare',
    amount: 'totale importo somma valore generale complessivo',
    subtotal: 'subtotale',
    net: 'netto imponibile',
    gross: 'lordo ivato',
    tax: 'tasse tassa iva imposta imposte',
    without: 'senza esclusa escluse escluso esclusi escl',
    within: 'con inclusa incluse incluso inclusi incl compresa comprese',
    place: 'indirizzo luogo destinazione',
    details: 'dati nome ragione sociale',
    method: 'modalita metodo mezzo forma',
    terms: 'condizioni termini',
    until: 'entro',
    filler: 'di del dell della delle dei la lo l a da per nostro vostro ns vs documento emissione euro eur',
    charge: 'sconto sconti bollo spese trasporto imballo maggiorazione arrotondamento ritenuta',
    else: `
      contratto contratti progetto commessa offerta preventivo gara spedizione tracking mandato serie lotto carta licenza filiale magazzino
      pratica transazione validita annullamento stampa registrazione
    `,
  },
}
