import type { Vocabulary } from './vocabulary.ts'

export const nl: Vocabulary = {
  language: 'nl',
  labels: {
    party_name: 'naam, bedrijf, bedrijfsnaam',
    party_address: 'adres, straat',
    invoice_number: `
      (stallingsnota|pensionnota|stallingsrekening) no,
      no datum, no en datum, (factuur|faktuur|creditnota|credit|nota|document) no, factuur id, factuurkenmerk, (verkoopfactuur|inkoopfactuur|nota) no,
      factuur (id|referentie), factuurreferentie, factuurcode
    `,
    order_number: `
      bestel no klant, (uw|klant) (order|bestel) no, uw bestelling, klantorder, uw inkoop no,
      (order|bestel|inkooporder|opdracht|uw order|uw bestel|inkoop|bestelling|bestelbon|po) no, uw (order|bestelling|referentie order),
      ordernummer klant, inkooporder, uw (order|bestel|opdracht|inkooporder|bestelbon|bestelling) (no|),
      (klantorder|opdracht|inkooporder|order|bestelbon|po|bestelling|inkoop) no, (onze|ons) (bestelling|order|inkooporder) (no|),
      ons (order|bestel|inkooporder) no, uw opdracht, klantreferentie, onze referentie
    `,
    customer_number: `
      bewaargever (no|), inlagger (no|), (klant|debiteur|debiteuren|relatie|uw klant|ons klant|klanten|afnemer) (no|code), ons klantnummer bij u,
      (klant|klanten|debiteur|relatie|lid) (no|id|code), klantcode, klantencode, klant no (bij ons|)
    `,
    supplier_number: '(leverancier|leveranciers|crediteur|crediteuren) (no|code)',
    reference: '(uw|) (referentie|kenmerk), uw ref',
    other_number: `
      bron, pagina, (pakbon|contract|project|kvk|artikel|lot|vracht|zending|pakbon|serie|ons) no, pakbon, ons kenmerk, project, verkoper,
      incoterms, aanvraagnummer, aanvraag no, kostenplaats, betalingskenmerk, kvk
    `,
    invoice_date:
      '(rekening|factuur|) (afgesloten|opgemaakt) (op|per|tot), (factuur|faktuur|nota) datum, datum factuur, factuurdat, datum van factuur, nota datum',
    order_date: `
      (order|bestel|opdracht|inkoop) datum, besteld op, geplaatst op, bestelling geplaatst op, datum bestelling, datum order, verzonden,
      (aanmaak|opdracht|bestel|order) datum, (order|bestelling) d d, datum (van|) (bestelling|opdracht|order)
    `,
    due_date: `
      (verval|betaal) datum, (te betalen|betalen|betaling|betaalbaar) (voor|uiterlijk|binnen|op), uiterste betaaldatum, vervaldag,
      uiterlijk te betalen, betalen voor,
      (te betalen|betalen|betaling|te voldoen|betaalbaar|gelieve te betalen|betaal) (voor|uiterlijk|tegen|op|binnen|tot), vervalt op,
      verschuldigd op, (uiterlijke|uiterste) betaal datum, uiterste betaaldag, vervaldat
    `,
    delivery_date: `
      (nodig|vereist|gewenst) (op|in) (het|de|) (station|basis|werf|magazijn|depot|haven),
      wanneer (heeft|hebt) u (het|dit|de bestelling|de goederen) nodig, wanneer (wilt|wenst) u (de levering|de bestelling|het) (ontvangen|), tegen wanneer,
      aan boord (voor|uiterlijk), (dock|los) (datum|afspraak|tijd), losdatum, dockdatum, losafspraak, in (winkel|magazijn|filiaal) (op|voor), nodig tegen,
      datum (evenement|levering), (uitvoeren|uitvoering|gereed|uitgevoerd) (voor|voor of op|uiterlijk), uitvoerdatum,
      leveren (op|voor|uiterlijk), uiterste leverdatum, (gewenste|) afleverdatum, gewenst op,
      (lever|aflever|gewenste lever|leverings|verwachte lever|leverantie) datum, gewenste leverdatum,
      verwachte (aankomst|levering|ontvangst), levering (op|uiterlijk), (gewenste|) (leverperiode|levermoment), te leveren (op|voor),
      levertijd, leverdag,
      (gewenste|gevraagde|geplande|verwachte|uiterste|uiterlijke|bevestigde) (lever|aflever|leverings|ontvangst|bezorg|) datum,
      (gewenste|gevraagde|verwachte) (levering|aflevering|leverdag),
      (levering|aflevering|leveren|te leveren) (op|voor|uiterlijk|uiterlijk op|tegen), (benodigd|nodig) (op|voor), bezorg datum,
      levertermijn
    `,
    date: 'plaats en datum, datum en plaats, uitgegeven op, ingediend op, uitgifte datum, datum, datum uitgifte, opgemaakt op, aangemaakt op, datum van (uitgifte|opmaak), (uitgifte|document|aanmaak) datum',
    other_date:
      'retourdatum, ontvangen op, (lever bon|pakbon|contract|verzend|print|start|eind|offerte) datum, (afgedrukt|verzonden) op, periode, geldig tot',
    start_time: 'begintijd, starttijd, levertijd van, tijd van',
    end_time: 'eindtijd, levertijd tot, tijd tot',
    delivery_time: `
      openingstijden magazijn, tijden goederenontvangst,
      (levertijd|losttijd|lostijd|lostijden|losvenster|laadvenster|leveringsvenster|levertijden|levervenster|aflevertijd|tijdvak|openingstijden), levering tussen, tussen
    `,
    supplier: `
      aan (de|onze|) leverancier, in naam van, (leverancier|verkoper|exporteur|afzender|verkocht door), (gegevens|adres|naam) leverancier,
      debet aan, leveranciersgegevens, leveranciersadres, leveranciersnaam, (besteld|bestelling) bij, order aan, opdrachtnemer
    `,
    customer: `
      (school|bedrijf|vereniging|winkel) of (bedrijf|organisatie|vereniging|instelling|school),
      scheepseigenaar, booteigenaar, eigenaar (schip|boot|jacht|vliegtuig), exploitant luchtvaartuig,
      (factuur|facturatie) en (leveradres|afleveradres|verzendadres|bezorgadres), (lever|aflever|verzend|bezorg) en factuuradres,
      (factuuradres|klant|factuur aan|factuur op naam van|huurder|koper|debiteur|gefactureerd aan|opdrachtgever|besteller|afnemer|
        factureren aan|klantgegevens|bedrijf),
      (factuur|facturen) (aan|naar|sturen naar|sturen aan|zenden aan|zenden naar|voor), factuurgegevens, facturatiegegevens,
      facturatieadres, factuurontvanger, (gefactureerd|factureren) (aan|op|naar), gegevens (klant|koper|opdrachtgever), verkocht aan,
      klant factuuradres, bestellende firma, factuur adres
    `,
    delivery: `
      (werf|bouwplaats|filiaal) (levering|leveradres|afleveradres),
      (factuur|facturatie) en (leveradres|afleveradres|verzendadres|bezorgadres), (lever|aflever|verzend|bezorg) en factuuradres,
      (afleveradres|leveringsadres|werfadres|levering (op|) werf|levering bouwplaats|leveradres|bezorgadres|leveren aan|verzendadres|
        ontvanger|afleverlocatie|verzonden naar|bestemming|aflevering),
      (levering|leveren|afleveren|verzenden|af te leveren|verzending) (aan|naar|te|op|bij), plaats van levering, leverplaats, losadres,
      ontvangstadres, aflever adres, lever adres, locatie levering
    `,
    addressee: 'aan, t a v, ter attentie van',
    buyer_person: `
      (uw|je|jouw) (volledige|) naam, naam (van|) (de|) besteller,
      uitgevoerd namens, (inkoopvertegenwoordiger|inkoopverantwoordelijke), (auteur|maker) (bestelling|order), aangevraagd door,
      bestelling geplaatst door, behandelaar, contact inkoop, geplaatst door, aanspreekpunt,
      (besteld door|besteller|inkoper|contactpersoon|aanvrager|uw contactpersoon|opgesteld door|behandeld door|van|contactpersoon inkoop|
        besteller naam),
      (naam|contact|contactpersoon) (besteller|inkoper|inkoop), (onze|ons|uw) (contactpersoon|contact|inkoper), verantwoordelijke,
      (verantwoordelijk|verantwoordelijke) inkoper, (bestelling|order) (geplaatst|) door, aangemaakt door
    `,
    contact_person: '(contactpersoon|contact|uw contactpersoon)',
    department:
      '(afdeling|dienst|kostenplaats afdeling), (bestellende|aanvragende) (afdeling|dienst), afd, vakgroep, divisie, bedrijfsonderdeel',
    net: `
      onbelast bedrag,
      (subtotaal|totaal excl btw|exclusief btw|totaal exclusief btw|bedrag excl btw|netto|nettobedrag|totaal netto|excl btw|
        subtotaal excl btw|netto totaal|bedrag exclusief btw|totaal ex btw|totaal zonder btw),
      (totaal|totaalbedrag|subtotaal|bedrag|factuurbedrag|orderbedrag|totaal bedrag|totaal goederen|totaal artikelen|netto|som) (excl|
        exclusief|ex|zonder) (btw|omzetbelasting|belasting|belastingen),
      (totaal|bedrag) (excl|exclusief|zonder btw), (netto|goederen|belastbaar) (bedrag|factuurbedrag|totaal), goederenbedrag,
      totaal (goederen|artikelen|netto), maatstaf van heffing, grondslag, belastbaar bedrag, sub totaal,
      nettopremie, netto premie, totaal (nettopremie|premie), premie (excl|exclusief|voor|zonder) assurantiebelasting
    `,
    tax: `
      (btw|btw bedrag|totaal btw|bedrag btw|btw totaal), omzetbelasting, assurantiebelasting, belasting, belastingen, belastingbedrag,
      (totaal|totale|bedrag|te betalen) (btw|omzetbelasting|belasting|belastingen|btw bedrag),
      btw (bedrag|totaal|hoog|laag|hoog tarief|laag tarief|te betalen), over te dragen btw
    `,
    gross: `
      (totaal|totaal incl btw|totaal inclusief btw|totaalbedrag|factuurbedrag|factuurtotaal|bedrag incl btw|inclusief btw|totaal te betalen|
        eindtotaal|totaal factuur|incl btw|ordertotaal|totaal eur),
      (totaal|totaalbedrag|bedrag|factuurbedrag|totaal bedrag|eindtotaal|factuurtotaal) (incl|inclusief) (btw|omzetbelasting|belasting|
        belastingen),
      totaal (te voldoen|te betalen|incl|inclusief|bruto|generaal|bedrag|factuur|nota|verschuldigd|factuurbedrag) (bedrag|incl btw|),
      totaalbedrag (factuur|), bruto, brutobedrag, (factuur|eind|nota|rekening) (bedrag|totaal), eindbedrag, notabedrag,
      totale factuurbedrag, rekeningtotaal
    `,
    due: `
      (te betalen|te voldoen|openstaand bedrag|nog te betalen|openstaand|te betalen bedrag|restant),
      (totaal|door u|nog|restant|resterend) (te betalen|te voldoen) (bedrag|), te betalen (bedrag|saldo|totaal), verschuldigd (bedrag|),
      nog (openstaand|verschuldigd|te voldoen|te betalen), (openstaand|resterend|verschuldigd) (bedrag|saldo), restbedrag,
      resteert (te betalen|), saldo
    `,
    paid: `
      (betaald|reeds betaald|aanbetaling|vooruitbetaald|voldaan|reeds voldaan), (betaald|voldaan|ontvangen) (bedrag|),
      (al|reeds) (betaald|voldaan|ontvangen), (ontvangen|gedane) (aanbetaling|betaling|betalingen), betaling ontvangen, voorschot,
      aanbetaling, totaal betaald
    `,
    other_amount: `
      (verzendkosten|korting|vrachtkosten|emballage|administratiekosten|transport|toeslag|afronding|verpakking|thuiskopieheffing|
        poliskosten|totaal korting|totaal colli|totaal aantal|totaal gewicht|totaal pallets|totaal regels)
    `,
    currency: 'valuta',
    vat_id: `
      btw id (no|), btw no, btw identificatie (no|), vat no, btw identificatienummer, ondernemingsnummer,
      btw (id|nummer|identificatie|identificatie no|no|be), (btw vat|ob|omzetbelasting) no, ons btw no
    `,
    company_id: 'belasting id vatin, belasting id, ondernemings no, ondernemingsnummer',
    other_id: '(kvk|kvk no|kamer van koophandel|handelsregister|rpr|uw btw no|btw nummer klant)',
    iban: 'iban (no|)',
    bic: '(bic|swift) (code|)',
    account: '(bankrekening|rekening|rek) (no|), rekeningnummer, ten name van, t n v',
    bank: 'bank',
    bank_heading: '(bankgegevens|betaalgegevens|bankrelatie)',
    payment_terms: `
      (betalingscondities|betalingsvoorwaarden|betaaltermijn|betalingstermijn|betalingsconditie|betalingscondition|betaalconditie),
      betalings (voorwaarden|voorwaarde|condities), betalingscond, betalingsvoorwaarde, betaalvoorwaarden, betaalcondities, termijn,
      betaling
    `,
    payment_method: `
      (betaalwijze|betaalmethode|betalingswijze|betaald met|betaling via|betaald via|betaling per),
      (wijze van betaling|betaalmiddel|betalingsvorm|betalingsmethode)
    `,
    note: `
      bericht van de (winkel|klant), instructies voor de verhuurder, opmerking leverancier, opmerkingen leverancier, instructies,
      (opmerking bij bestelling|opmerking bij order|opmerking|opmerkingen|notitie|notities|toelichting|leverinstructies|bijzonderheden)
    `,
    phone: '(telefoon|tel|mobiel|telefoonnummer)',
    fax: 'fax',
    email: '(e mail|email|mail)',
    web: '(website|web|internet)',
    other_text: `
      (bedrag|totaalbedrag|totaal) in (woorden|letters), omschrijving, aantal, prijs, artikel, algemene voorwaarden, btw tarief,
      belastingtarief, handtekening, onderwerp, eenheid
    `,
    party_postcode: 'postcode',
    party_town: 'plaats, stad, woonplaats',
  },
  weak: {
    start_time: 'begin',
    end_time: 'einde',
    vat_id: 'btw',
    invoice_number: 'no, factuur, kenmerk, referentie, ons kenmerk, creditnota, creditfactuur',
    order_number:
      'no, no (versie|revisie), (dagboek|reeks) no, (document|documenten) no, order, bestelling, bestelbon, inkooporder, referentie',
    customer: 'importeur',
    customer_number: 'klant, debiteur',
    due_date: 'vervalt, betalen',
    delivery_date: 'verwacht, levering, benodigd, gewenst',
    delivery: 'levering',
    net: 'bedrag, premie',
    gross: 'bedrag',
    payment_terms: 'voorwaarden',
  },
  titles: {
    invoice: `
      uw factuur,
      (factuur|faktuur|creditnota|creditfactuur|nota|proforma factuur|rekening|verkoopfactuur|contributienota|termijnfactuur|
        verzamelfactuur|eindfactuur|declaratie|premienota|premiefactuur|premierekening|polisnota)
    `,
    work_order: `
      (opdrachtbevestiging transport|transportopdracht|werkbon|werkopdracht|opdracht),
      (inkooporder|bestelling|bestelbon|bestelformulier|order|opdrachtbon|bestelopdracht)
    `,
    seller_order:
      '(orderbevestiging|offerte|opdrachtbevestiging|bestelbevestiging|verkooporder), bevestiging van uw (bestelling|order|opdracht)',
    request: '(offerteaanvraag|prijsaanvraag)',
    other: `
      (pakbon|aanmaning|herinnering|contract|prijslijst|loonstrook|algemene voorwaarden|overeenkomst),
      algemene (inkoopvoorwaarden|verkoopvoorwaarden|leveringsvoorwaarden)
    `,
  },
  stopWords: `
    de het een en van voor met op is zijn aan bij uw ons onze wij niet of te binnen dagen datum factuur bestelling aantal prijs bedrag
    totaal levering klant nummer betaling btw door naar incl excl omschrijving
  `,
  parts: {
    number: 'no code kenmerk referentie id',
    day: 'datum dag',
    on: 'op',
    invoice: 'factuur',
    order: 'bestelling bestel order inkoop inkooporder',
    customer: 'klant klanten debiteur debiteuren',
    supplier: 'leverancier leveranciers',
    delivery: 'levering lever leverings aflever ontvangst aankomst',
    wish: 'gewenste gewenst gevraagde verwachte geplande',
    due: 'verschuldigd openstaand verval vervaldatum uiterste uiterlijk',
    payment: 'betaling betalings betaal betalen',
    amount: 'totaal bedrag som waarde totale eind',
    subtotal: 'subtotaal',
    net: 'netto',
    gross: 'bruto',
    tax: 'belastingen btw',
    without: 'exclusief excl ex zonder',
    within: 'inclusief incl',
    place: 'adres plaats locatie',
    details: 'gegevens naam',
    method: 'wijze methode',
    terms: 'voorwaarden termijn',
    until: 'voor',
    filler: 'de het van onze ons uw in te der aan euro eur',
    charge: 'korting kortingen verzendkosten vracht vrachtkosten verpakking toeslag toeslagen afronding',
    else: `
      offerteaanvraag contract project offerte aanbieding aanvraag aanbesteding zending verzending mandaat serie partij kaart licentie
      filiaal magazijn route dossier transactie verloop geldigheid annulering verkooporder
    `,
  },
}
