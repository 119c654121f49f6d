import type { Vocabulary } from './vocabulary.ts'

export const nl: Vocabulary = {
  language: 'nl',
  labels: {
    party_name: 'naam, bedrijf, bedrijfsnaam',
    party_address: 'adres, straat',
    invoice_number: '(factuur|faktuur|creditnota|credit|nota|document) no, factuur id, factuurkenmerk',
    order_number:
      'bestel no klant, (uw|klant) (order|bestel) no, uw bestelling, klantorder, uw inkoop no, (order|bestel|inkooporder|opdracht|uw order|uw bestel|inkoop|bestelling|bestelbon|po) no, uw (order|bestelling|referentie order), ordernummer klant, inkooporder',
    customer_number: '(klant|debiteur|debiteuren|relatie|uw klant|ons klant|klanten|afnemer) (no|code), ons klantnummer bij u',
    supplier_number: '(leverancier|leveranciers|crediteur|crediteuren) (no|code)',
    reference: '(uw|) (referentie|kenmerk), uw ref',
    other_number:
      'pagina, (pakbon|contract|project|kvk|artikel|lot|vracht|zending|pakbon|serie|ons) no, pakbon, ons kenmerk, project, verkoper, incoterms, kostenplaats, betalingskenmerk, kvk',
    invoice_date: '(factuur|faktuur|nota) datum, datum factuur',
    order_date:
      '(order|bestel|opdracht|inkoop) datum, besteld op, geplaatst op, bestelling geplaatst op, datum bestelling, datum order, verzonden',
    due_date:
      '(verval|betaal) datum, (te betalen|betalen|betaling|betaalbaar) (voor|uiterlijk|binnen|op), uiterste betaaldatum, vervaldag, uiterlijk te betalen, betalen voor',
    delivery_date:
      'leveren (op|voor|uiterlijk), uiterste leverdatum, (gewenste|) afleverdatum, gewenst op, (lever|aflever|gewenste lever|leverings|verwachte lever|leverantie) datum, gewenste leverdatum, verwachte (aankomst|levering|ontvangst), levering (op|uiterlijk), (gewenste|) (leverperiode|levermoment), te leveren (op|voor), levertijd, leverdag',
    date: 'datum, datum uitgifte, opgemaakt op, aangemaakt op',
    other_date: 'ontvangen op, (lever bon|pakbon|contract|verzend|print|start|eind) datum, periode, geldig tot',
    start_time: 'begintijd, starttijd, levertijd van, tijd van',
    end_time: 'eindtijd, levertijd tot, tijd tot',
    delivery_time:
      'openingstijden magazijn, tijden goederenontvangst, (levertijd|losttijd|lostijden|levertijden|levervenster|aflevertijd|tijdvak|openingstijden), levering tussen, tussen',
    supplier: 'in naam van, (leverancier|verkoper|afzender|verkocht door)',
    customer:
      '(factuuradres|klant|factuur aan|factuur op naam van|huurder|koper|debiteur|gefactureerd aan|opdrachtgever|besteller|afnemer|factureren aan|klantgegevens|bedrijf)',
    delivery:
      '(afleveradres|leveringsadres|werfadres|levering (op|) werf|levering bouwplaats|leveradres|bezorgadres|leveren aan|verzendadres|ontvanger|afleverlocatie|verzonden naar|bestemming|aflevering)',
    addressee: 'aan, t a v, ter attentie van',
    buyer_person:
      'aangevraagd door, bestelling geplaatst door, behandelaar, contact inkoop, geplaatst door, aanspreekpunt, (besteld door|besteller|inkoper|contactpersoon|aanvrager|uw contactpersoon|opgesteld door|behandeld door|van|contactpersoon inkoop|besteller naam)',
    contact_person: '(contactpersoon|contact|uw contactpersoon)',
    department: '(afdeling|dienst|kostenplaats afdeling)',
    net: '(subtotaal|totaal excl btw|exclusief btw|totaal exclusief btw|bedrag excl btw|netto|nettobedrag|totaal netto|excl btw|subtotaal excl btw|netto totaal|bedrag exclusief btw|totaal ex btw|totaal zonder btw)',
    tax: '(btw|btw bedrag|totaal btw|bedrag btw|btw totaal)',
    gross:
      '(totaal|totaal incl btw|totaal inclusief btw|totaalbedrag|factuurbedrag|factuurtotaal|bedrag incl btw|inclusief btw|totaal te betalen|eindtotaal|totaal factuur|incl btw|ordertotaal|totaal eur)',
    due: '(te betalen|te voldoen|openstaand bedrag|nog te betalen|openstaand|te betalen bedrag|restant)',
    paid: '(betaald|reeds betaald|aanbetaling|vooruitbetaald|voldaan|reeds voldaan)',
    other_amount:
      '(verzendkosten|korting|vrachtkosten|emballage|administratiekosten|transport|toeslag|afronding|verpakking|thuiskopieheffing|totaal korting|totaal colli|totaal aantal|totaal gewicht|totaal pallets|totaal regels)',
    currency: 'valuta',
    vat_id: 'btw id (no|), btw no, btw identificatie (no|), vat no, btw identificatienummer, ondernemingsnummer',
    company_id: 'ondernemings no, ondernemingsnummer',
    other_id: '(kvk|kvk no|kamer van koophandel|handelsregister|rpr|uw btw no|btw nummer klant)',
    iban: 'iban (no|)',
    bic: '(bic|swift) (code|)',
    account: '(bankrekening|rekening|rek) (no|), rekeningnummer, ten name van, t n v',
    bank: 'bank',
    bank_heading: '(bankgegevens|betaalgegevens|bankrelatie)',
    payment_terms:
      '(betalingscondities|betalingsvoorwaarden|betaaltermijn|betalingstermijn|betalingsconditie|betalingscondition|betaalconditie)',
    payment_method: '(betaalwijze|betaalmethode|betalingswijze|betaald met|betaling via|betaald via|betaling per)',
    note: 'opmerking leverancier, opmerkingen leverancier, instructies, (opmerking bij bestelling|opmerking bij order|opmerking|opmerkingen|notitie|notities|toelichting|leverinstructies|bijzonderheden)',
    phone: '(telefoon|tel|mobiel|telefoonnummer)',
    fax: 'fax',
    email: '(e mail|email|mail)',
    web: '(website|web|internet)',
    other_text: 'omschrijving, aantal, prijs, artikel, algemene voorwaarden, btw tarief, handtekening, onderwerp, eenheid',
    party_postcode: 'postcode',
    party_town: 'plaats, stad, woonplaats',
  },
  weak: {
    start_time: 'begin',
    end_time: 'einde',
    vat_id: 'btw',
    invoice_number: 'no, factuur, kenmerk, referentie, ons kenmerk, creditnota, creditfactuur',
    order_number: 'no, (document|documenten) no, order, bestelling, bestelbon, inkooporder, referentie',
    customer_number: 'klant, debiteur',
    due_date: 'vervalt, betalen',
    delivery_date: 'levering',
    net: 'bedrag',
    gross: 'bedrag',
  },
  titles: {
    invoice: '(factuur|faktuur|creditnota|creditfactuur|nota|proforma factuur|rekening|verkoopfactuur)',
    work_order: '(inkooporder|bestelling|bestelbon|bestelformulier|order|opdrachtbon|bestelopdracht)',
    seller_order: '(orderbevestiging|offerte|opdrachtbevestiging|bevestiging van uw bestelling)',
    request: '(offerteaanvraag|prijsaanvraag)',
    other:
      '(pakbon|aanmaning|herinnering|contract|prijslijst|loonstrook|algemene voorwaarden|overeenkomst), algemene (inkoopvoorwaarden|verkoopvoorwaarden|leveringsvoorwaarden)',
  },
  stopWords:
    'de het een en van voor met op is zijn aan bij uw ons onze wij niet of te binnen dagen datum factuur bestelling aantal prijs bedrag totaal levering klant nummer betaling btw door naar incl excl omschrijving',
}
