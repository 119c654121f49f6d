import type { Vocabulary } from './vocabulary.ts'

export const de: Vocabulary = {
  language: 'de',
  labels: {
    party_name: 'name (firma|behorde|unternehmen|der firma), firma name, name, firma, firmenname, unternehmen, bezeichnung',
    party_address:
      'adresszeile (1|), anschrift, adresse, strasse, sitz, postanschrift, strasse hausnummer, strasse no, strasse und hausnummer',
    invoice_number: `
      (pensionsabrechnung|pensionsrechnung|einstellrechnung|boxenrechnung) no, (pensionsabrechnungs|einstellrechnungs) no,
      no datum, no und datum,
      (rechnungs|rechnung|rg|re|beleg|gutschrift|gutschrifts|rech|rechn|faktura|handelsrechnung|storno|korrekturrechnung|
        rechnungskorrektur) no,
      (dokument|dokumenten|vorgangs) no, belegnummer, rechnungsbeleg, rechnung no, rechnungs id, (rechnungs|beleg) no (und|) datum,
      rechnungskennung, rechnungsreferenz, (rng|rech|fakt) no, rnr
    `,
    order_number: `
      (auftragserteilungs|auftragserteilung|bestellauftrags) no,
      (transportauftrags|frachtauftrags|druckauftrags|ladeauftrags|mietauftrags|reparaturauftrags|serviceauftrags) no,
      kundenbestellung (no|), (bestell|auftrags) no kunde, ihre (auftrags|bestell) no, kunden (auftrag|bestellung), kundenauftrag,
      bestellreferenz, ihr zeichen bestellung,
      (bestell|ihre bestell|bestellungs|auftrags|bestellung|kundenbestell|po|kunden auftrags|ihre auftrags|auftrag|ihre bestellung|
        kd bestell|order|purchase order|einkaufs|abruf|bestellschein|lieferabruf) no,
      (abruf|lieferabruf) no datum, (abruf|lieferabruf) no (neu|aktuell), ihre (bestellung|order|bestell) (no|vom|), bestellung (no|), bestellnummer kunde,
      bestellzeichen, ihr auftrag, bestellreferenz, auftragsbestatigung no, auftragsbestatigungs no, ihre bestellreferenz, bestell ref,
      gemass bestellung no, angebots no, angebot no, (bestell|auftrags|bestellung) no datum, bestell no und datum, (ihre|unsere) bestellung (no|) datum, ihr auftrag datum,
      (referenz|ref|ihre referenz) no datum, (ihre|unsere|kunden|) best no, kunden bestell no,
      (kundenauftrags|einkaufsbestell|einkaufsbeleg) no, ihr auftrag no, ihre bestellung vom no, ihre order (no|), auftragsreferenz,
      unsere (auftrags|bestell|bestellung|referenz) no, unsere referenz, bestellkennung, einkaufsbestellung (no|), einkaufsbeleg
    `,
    customer_number: `
      einlagerer (no|), einlagerer nummer, (versicherungsnehmer|versicherten|beitragszahler) no, (versicherungsnehmer|versicherten|beitragszahler)nummer,
      (bieter|paddel|ersteher|handler|vertragshandler) no, Inserentennummer, Inserenten Nr, (verk|rech|lief) an deb no,
      (kunden|kunde|patienten|mandanten|debitoren|debitor|kd|ihre kunden|unsere kunden|mitglieds|kundenkonto|kunden konto|teilnehmer|
        besteller|kauferkunden) (no|code|konto|id|kennung),
      unsere no bei ihnen, (kunden|debitoren|debitor|deb|konto) no bei (ihnen|lieferant), ihre kunden no, (unsere|) (kunden|kd) no (bei ihnen|), kundenkennung,
      kundenkonto, debitor, vertragskonto (no|), kundencode, debitorenkonto, personenkonto, kto no kunde, kunden no debitor,
      (deb|abo|kund|geschaftspartner|gp|abonnenten) no, kundenkonto
    `,
    supplier_number: 'eink von kred no, kred no, (lieferanten|lief|kreditor|kreditoren|verkaufer|unsere lieferanten) (no|code)',
    reference: '(ihr|ihre) (zeichen|referenz|ref|kundenreferenz), kundenreferenz, referenz',
    other_number: `
      ihr (angebot|kostenvoranschlag) (nr|nummer|vom|),
      (banf|bedarfsanforderung) (no|),
      kauferreferenz, kennung (lieferorts|versandanzeige|empfangsbestatigung), herkunft, (seite|blatt),
      (abruf|lieferabruf) no (alt|letzter|vorheriger),
      (lieferschein|vertrags|projekt|steuer|telefon|fax|artikel|pos|positions|chargen|serien|zahler|kostenstelle|kostentrager|paket|
        sendungs|tracking|mandats|handelsregister|personal|objekt|kommissions|kommission|kassen|filial|angebots|vorgangs|auftrags lief|
        auftrag lief|auftrag lieferant|global|leitweg) no,
      lieferschein (no|), projekt, sachbearbeiter, bearbeiter, vertreter, versandart, lieferbedingung, lieferbedingungen,
      versandbedingungen, gewicht, incoterms, unser zeichen, gln, mandatsreferenz, glaubiger identifikations no, glaubiger id, leitweg id,
      zahlpunkt, globale no, verwendungszweck, referenz bitte bei zahlung angeben, auftrag no lief, vertrag, gewicht netto, gewicht brutto,
      bauvorhaben, objekt, vertrags no, lieferanten auftrags no, zahler no, bestell no position, kommission, lager, tour, (tour|touren) no, zimmer, zimmer no,
      art der rechnung, rechnungsart, referenz no, umsatzsteuerkategorie
    `,
    invoice_date: `
      (rechnung|konto|) abgeschlossen (am|zum|per),
      (rechnungs|rg|re|beleg|faktura|gutschrifts|gutschrift|rech) datum, rechnung vom, datum der rechnung, rechnungsdatum leistungsdatum,
      nr vom, rechnungsdat, rechnungsausgang, rechnungstag, faktura datum
    `,
    order_date: `
      (angefordert|beantragt|angefragt) am, (abruf|bestell|anforderungs) datum, abrufdatum, aufgenommen am, (bestellung|auftrag) (erfasst|aufgenommen|angelegt) am,
      (bestell|auftrags|bestellungs|order|angebots|abruf|lieferabruf) datum, (abruf|lieferabruf) datum (neu|aktuell), bestellung vom,
      bestellt am, datum bestellung, auftrag vom, gesendet, gesendet am, bestelldat, bestelltag, bestellzeitpunkt, auftragsdat
    `,
    due_date: `
      abbuchungsdatum, abbuchung am, lastschrifteinzug am,
      (falligkeits|zahlungs|zahl) datum, fallig (am|bis|ab|zum|), falligkeit (am|), zahlbar (bis|bis zum|bis spatestens|am|spatestens),
      zahlungsziel (bis|am|), zu zahlen bis, zahlungsfrist (bis|), zahlung bis, zahltermin, zahlungstermin, zahlbar netto bis,
      bitte uberweisen bis, netto bis, uberweisung bis, bitte zahlen sie bis, falligkeitstermin, zahlbar netto, netto fallig, faelligkeit,
      faellig (am|), faelligkeits datum, valuta, zahlungsfalligkeit, nettofalligkeit, falligkeitsdat, fall datum, zahltag,
      (bitte|) (zahlen|bezahlen|begleichen) bis (zum|), zahlungseingang bis (zum|), zu (begleichen|bezahlen) bis (zum|), bezahlbar bis,
      datum falligkeit, (zahlbar|fallig) per, uberweisen bis
    `,
    delivery_date: `
      (benotigt|erforderlich|bedarf|gewunscht) (auf|in|im|an|am) (der|) (station|basis|baustelle|werk|lager|hafen),
      (bis|fur|) wann (benotigen|brauchen) sie (die ware|die lieferung|die bestellung|sie|es|alles|), wunschtermin, wann sollen wir liefern,
      an bord (bis|bis zum|bis spatestens), (fertigstellen|fertigzustellen|abzuschliessen|abschliessen|auszufuhren|fertig) (bis|bis zum|bis spatestens|am),
      (rampen|tor|entlade|anliefer) (termin|datum|zeit|slot), rampentermin, rampenzeit, entladetermin, anlieferslot, im (markt|lager|geschaft) (am|bis),
      bedarf (bis|fur), lieferdatum uhrzeit, lieferdatum zeit, lieferdatum lieferzeit, liefertermin uhrzeit,
      (veranstaltungs|event) datum, veranstaltungstermin, datum der veranstaltung, (abhol|abholungs) (termin|datum), abholtermin,
      abholung (am|ab), anlieferung am, ausfuhrung (bis|am|spatestens|bis spatestens), (ausfuhrungs|erledigungs|fertigstellungs) frist,
      (erledigung|fertigstellung) (bis|am), (erste|nachste) (lieferung|anlieferung), lieferbeginn, eintreff (datum|termin), eintreffen,
      (gewunschtes|geplantes|erwartetes|zugesagtes|bestatigtes|) wareneingangs datum,
      (liefer|wunsch|gewunschtes liefer|wunschliefer|anliefer|bedarfs|eingangs|wunsch liefer) (datum|termin),
      liefertermin (gewunscht|wunsch|), gewunscht (am|bis|zum|fur), benotigt (am|bis|zum), bedarf (am|zum),
      lieferung (am|bis|erbeten am|zum|erwunscht), zu liefern (bis|am), lieferwunsch,
      (gewunschter|bestatigter|geplanter|erwarteter) liefertermin, gewunschtes lieferdatum, lieferung erwunscht am, anlieferung (am|bis),
      anliefertermin, wunschtermin, lieferung gewunscht, termin, liefertermin, lieferzeitpunkt, liefertag, gewunscht zum, eingangstermin,
      erwarteter eingang, erwartete ankunft, erwartete lieferung, benotigt am, benotigt bis, liefertermin tag,
      (spatester|vereinbarter|geforderter|verlangter|gewunschter|bestatigter|geplanter|erwarteter|voraussichtlicher|
        zugesagter) (liefertermin|liefertag|termin|anliefertermin),
      (spatestes|vereinbartes|gefordertes|verlangtes|gewunschtes|bestatigtes|geplantes|erwartetes|voraussichtliches|zugesagtes) (liefer|
        anliefer) datum,
      wunschliefertermin, bedarfstermin, eintrefftermin, wareneingangstermin, anlieferungstermin, (eintreff|ankunfts|wunsch) datum,
      (lief|liefer|anliefer) (termin|datum), lieftermin, lieferfrist (bis|), liefern (bis|am), (lieferung|anlieferung) spatestens (am|bis|),
      liefertermin (spatestens|bis|ca), bis spatestens, (erforderlich|lieferbar|zu liefern) (bis|am|zum), bis am
    `,
    date: `
      ort und datum, datum und ort, datum ort, datum, ausstellungs datum, ausgestellt am, eingereicht am, erstellt am, erstellungs datum, dokument datum, belegdatum, vom, datum uhrzeit, erstelldatum,
      erstellungsdatum, ort datum
    `,
    other_date: `
      (ruckgabe|rucksende) (datum|termin), ruckgabe bis, (einzugs|mahn) datum, abrechnungs datum umsatzsteuer, eingegangen am, empfangen am,
      (abruf|lieferabruf) datum (alt|letzter|vorheriger),
      (leistungs|lieferschein|vertrags|druck|versand|wert|geburts|eintritts|buchungs|auftrag lief|auftrags lief|liefer und leistungs|
        auftragsdatum lief|vorgangs) datum,
      leistungszeitraum, leistungsdatum, abrechnungszeitraum, zeitraum (von|), liefer und leistungs datum, gultig bis, gedruckt am,
      lieferdatum leistungsdatum, liefer leistungs datum, lieferscheindatum, berechnungszeitraum, leistungsmonat, versandt am,
      tag der lieferung, anreise, abreise, check in, check out
    `,
    start_time:
      'start zeit, startzeit, anfangszeit, uhrzeit von, beginn uhrzeit, lieferzeit von, anlieferung ab, lieferung ab, arbeitsbeginn, (warenannahme|annahme|wareneingang|entladung) (von|ab)',
    end_time:
      'end zeit, endzeit, uhrzeit bis, ende uhrzeit, lieferzeit bis, spateste anlieferung, arbeitsende, (warenannahme|annahme|wareneingang|entladung) bis',
    delivery_time: `
      (lieferzeit|lieferzeiten|anlieferzeit|anlieferzeiten|warenannahme|annahmezeit|annahmezeiten|anlieferung|lieferzeitfenster|zeitfenster|
        anlieferungszeit|offnungszeiten|lieferfenster|warenannahmezeiten|uhrzeit) (von|zwischen|),
      lieferung zwischen, anlieferung zwischen, zwischen
    `,
    supplier: `
      an (den|unseren|) lieferanten, schuldet (der|) (firma|), im namen von, im namen und auftrag von, im namen und fur rechnung von,
      (lieferant|verkaufer|exporteur|rechnungssteller|rechnungsersteller|leistungserbringer|auftragnehmer|absender|verkauft durch|verkauft von|
        verkauf durch|anbieter|kreditor|unser lieferant|dienstleister|leistender unternehmer|zahlungsempfanger|aussteller),
      informationen zum verkaufer, konto zahlbar an, zahlbar an
    `,
    customer: `
      (schule|firma|verein|unternehmen|betrieb) oder (firma|einrichtung|verein|unternehmen|organisation|schule|behorde),
      eigner, schiffseigner, bootseigner, yachteigner, luftfahrzeughalter, flugzeughalter,
      rechnungsaddresse, rechnungs (und|) lieferaddresse, rechnung zu, (landwirtschaftlicher|) betrieb, betriebsname,
      (besteller|einkaufer|kaufer|auftraggeber) (firma|betrieb), (rechnungs und liefer|liefer und rechnungs) (adresse|anschrift), rechnungs und versandadresse,
      (kunde|kaufer|rechnungsempfanger|rechnungsadresse|rechnungsanschrift|leistungsempfanger|auftraggeber|besteller|rechnung an|
        kaufer leistungsempfanger|kundenanschrift|kundenadresse|empfanger rechnung|kundendaten|rechnungs und lieferadresse|debitor|
        rechnung geht an|verkauft an|rechnungs und lieferanschrift|bestellende firma|kaufer leistungsempfanger adresse),
      informationen zum kaufer, vertragspartner, rechnung auf den namen, mieter, rechnungsempfanger, zahlbar durch,
      (bitte|) (rechnung|rechnungen|faktura) (bitte|) (senden|schicken|) an, rechnungsstellung an, rechnungslegung an,
      (anschrift|adresse) (besteller|bestellers|kaufers), bestellendes unternehmen, fakturaadresse, fakturaanschrift,
      auftraggeber rechnungsadresse, ausgestellt (an|fur), (besteller|auftraggeber|kunde) (rechnungsempfanger|rechnungsadresse), fakturiert an, verrechnet an
    `,
    delivery: `
      (baustelle|bauvorhaben|filiale) (lieferung|lieferort|lieferadresse|anlieferung),
      alle artikel (liefern|senden) an,
      abladeort, abstellort, abstellen (bei|in), (alle|samtliche|gesamte|alles) (artikel|waren|ware|positionen|kartons|) (anliefern|liefern) (an|bei),
      lieferaddresse, veranstaltungsort, abholort, abladestelle, (rechnungs und liefer|liefer und rechnungs) (adresse|anschrift),
      rechnungs und versandadresse, ausfuhrungsort, einsatzort, leistungsort, arbeitsort, anlieferung, anlieferung (an|bei),
      anliefer(adresse|anschrift|stelle), warenempfanger, liefern an, (lieferung|anlieferung) (frei|zur|auf|) baustelle, baustellenadresse,
      baustellenanschrift, abladestelle, lieferort, versandadresse, versandanschrift,
      (lieferadresse|lieferanschrift|warenempfanger|lieferung an|versandadresse|lieferort|empfanger|anlieferadresse|versand an|
        abweichender warenempfanger|anlieferort|lieferstelle|abladestelle|bestimmungsort|versandanschrift|anlieferung an|liefern an|
        bitte liefern an|lieferung nach|empfangsstelle|lieferempfanger|anlieferanschrift|folgende adresse|rechnungs und lieferadresse|
        rechnungs und lieferanschrift),
      bitte liefern sie an, bitte liefern an, liefern sie an, lieferanschrift, lief an adresse, lief an, (die|) lieferung erfolgt an,
      lieferung bitte an, zu liefern an, lieferung hat zu erfolgen an, warenempfangsadresse, wareneingangsadresse,
      liefer (adresse|anschrift|ort), lieferadr, anlieferungs (adresse|ort|anschrift), anlieferungsadresse, anlieferungsanschrift,
      lieferung frei, warenanlieferung, anlieferstelle, zielort, entladestelle, liefer und rechnungsadresse, ware an, warenempfangsstelle,
      bestimmungsadresse
    `,
    other_party: `
      (steuervertreter|fiskalvertreter|abweichender zahlungsempfanger|spediteur|hersteller|regulierer|warenlieferant hersteller|
        warenlieferant|zentralregulierer)
    `,
    addressee: 'an, herrn, frau, z hd, zu handen',
    buyer_person: `
      (ihr|dein) (vollstandiger|) name, name (der|) bestellenden person,
      bestellt (durch|von), besteller in, ansprechpartner besteller, disponent, disponentin, bearb, einkaufsvertreter, einkaufsbeauftragter,
      einkaufsverantwortlicher,
      (sachbearbeiterin|bearbeiterin|bestellerin|disponentin|ansprechpartnerin|unsere ansprechpartnerin|zustandige sachbearbeiterin),
      (einkaufer|sachbearbeiter|besteller|ansprechpartner|bearbeiter|disponent) (telefon|tel|durchwahl),
      (bestellung|auftrag) (erstellt|angelegt) von, ersteller (bestellung|), angefragt von, bestellt am durch,
      verantwortlich (einkauf|bestellung), bedarfsmelder,
      (sachbearbeiter in|bearbeiter in|ansprechpartner in|besteller in|besteller|ansprechpartner|bestellt (von|durch)|ihr ansprechpartner|
        einkaufer|bearbeiter|sachbearbeiter|sachbearbeitung|kontakt|kontaktperson|erstellt von|auftraggeber name|ansprechperson|zustandig|
        unser ansprechpartner|disponent|name besteller|anforderer|bedarfstrager|von|aufgegeben von|ihre ansprechpartnerin|ansprechpartnerin|
        angefordert von),
      ansprechpartner telefon, einkaufer in, ansprechpartner einkauf, ihr einkaufer, auskunft erteilt, auskunft, es bearbeitet, bearbeitung,
      disposition, (bearbeitet|ausgestellt|verfasst|freigegeben) (von|durch), auftrag erteilt (von|durch), name bestellers, verantwortlich,
      verantwortlicher, verantwortliche,
      (zustandiger|zustandige) (einkaufer|einkauferin|sachbearbeiter|sachbearbeiterin|ansprechpartner|disponent), ruckfragen (bitte|) an,
      (unsere|unser|ihr|ihre) (ansprechpartnerin|einkaufer|einkauferin|kontakt|kontaktperson|kontaktpersonen),
      (kontakt|ansprechpartner|ansprechperson) (einkauf|fur ruckfragen|bei ruckfragen), anfordernde person, einkaufssachbearbeiter,
      bestellung (durch|von), verfasser, verfasserin
    `,
    contact_person: `
      (ansprechpartner|ihr ansprechpartner|kontakt|kontaktperson|bei ruckfragen|ruckfragen an|sachbearbeiter|bearbeiter|ihr kontakt|
        verkaufer name|ansprechperson|fur ruckfragen|ihre ansprechpartnerin)
    `,
    department: `
      organisationseinheit,
      (bestellende|anfordernde|beschaffende) (einrichtung|organisationseinheit|institution), einrichtung abteilung,
      (abteilung|abt|kostenstelle abteilung|bereich|dienststelle|station|fachbereich|referat|bestellende abteilung|organisationseinheit|
        dezernat|sachgebiet|anfordernde stelle|amt),
      (anfordernde|bestellende|anforderer|besteller|zustandige) (abteilung|abt|dienststelle|stelle), fachabteilung,
      (abteilung|werk|bereich) (bereich|abteilung), org einheit, bedarfsstelle, geschaftsbereich, fachdienst, anforderung durch abteilung,
      sparte, einkaufsgruppe, einkaufergruppe, (abteilung|bereich) besteller
    `,
    net: `
      steuerpflichtiger (betrag|umsatz), nettoumsatz,
      (netto|zwischentotal|nettototal|nettobeitrag|beitrag netto|nettopramie|nettobetrag|gesamt netto|netto gesamt|nettosumme|summe netto|
        zwischensumme|nettowert|gesamtbetrag netto|gesamtnetto|warenwert netto|rechnungssumme netto|rechnungsbetrag netto|summe ohne mwst|
        summe ohne ust|rechnungssumme ohne ust|gesamtsumme netto|total netto|betrag netto|zwischensumme netto|auftragswert netto|bestellwert|
        bestellwert netto|nettobestellwert|nettogesamt|nettogesamtbetrag|gesamt ohne mwst|nettoauftragswert|summe netto eur|total ohne mwst|
        total ohne mwst eur|gesamtbetrag ohne ust|gesamtbetrag ohne mwst|gesamtnettobetrag|summe exkl mwst|total exkl mwst|total exkl ust|
        netto summe|rechnungsbetrag ohne mwst|gesamtpreis netto|summe der nettobetrage|gesamt exkl mwst|netto warenwert|nettorechnungsbetrag|
        nettoendbetrag),
      gesamtsumme netto, (gesamtsumme|gesamtbetrag|endsumme) (ohne|exkl|zzgl|vor) (mwst|ust|mehrwertsteuer|umsatzsteuer|steuern),
      summe aller positionen netto, summe aller positionen, (darin|davon|enthaltener|darin enthaltener) (netto|nettobetrag|nettoanteil)
    `,
    tax: `
      (enthaltene|darin enthaltene|inkl|incl) (mwst|ust|mehrwertsteuer|umsatzsteuer),
      (versicherungssteuer|versicherungsteuer|vers steuer|ausgangssteuer|mwst|ust|umsatzsteuer|mehrwertsteuer|steuerbetrag|mwst betrag|
        ust betrag|zzgl mwst|zzgl ust|gesamt mwst|summe mwst|summe ust|steuer|zuzuglich mwst|zuzuglich mehrwertsteuer|zuzuglich umsatzsteuer|
        gesamte ust|gesamtsteuer|umsatzsteuerbetrag|steuerbetrag gesamt|summe steuer|gesamtsteuerbetrag|gesamt ust|mehrwertsteuerbetrag|
        zzgl umsatzsteuer|zzgl mehrwertsteuer|steuerbetrag in eur|summe umsatzsteuer|mwst gesamt|mwst total|vorsteuer|enthaltene mwst|
        summe der steuerbetrage),
      summe umsatzsteuer, umsatzsteuerbetrag,
      (zzgl|zuzuglich|zuzugl|plus|) (gesetzl|gesetzliche|gesetzlicher|gesetzlichen|ges) (mwst|ust|mehrwertsteuer|umsatzsteuer),
      (zzgl|zuzuglich|zuzugl|plus) (mwst|ust|mehrwertsteuer|umsatzsteuer|mehrwertst|steuer),
      (mwst|ust|mehrwertsteuer|umsatzsteuer|steuer|steuern) (betrag|betr|gesamt|total|summe|anteil),
      (summe|summe der|betrag|gesamt|gesamtbetrag|gesamtbetrag der|gesamte) (mwst|ust|mehrwertsteuer|umsatzsteuer|steuer|steuern), steuern,
      mehrwertst, steuersumme, steueranteil, umsatzsteuersumme, mehrwertsteuersumme
    `,
    gross: `
      schlussbetrag,
      (gesamtbetrag|rechnungstotal|gesamttotal|gesamtbeitrag|bruttobeitrag|beitrag brutto|bruttopramie|gesamtpramie|brutto|bruttobetrag|
        gesamtsumme|endbetrag|rechnungsbetrag|rechnungssumme|gesamt brutto|brutto gesamt|bruttosumme|summe brutto|gesamt|gesamtbetrag brutto|
        rechnungsendbetrag|rechnungssumme brutto|rechnungsbetrag brutto|total|summe|bruttowert|gesamtbetrag inkl mwst|gesamtbetrag inkl ust|
        total inkl mwst|gesamtsumme brutto|rechnungssumme mit ust|bruttogesamtbetrag|auftragssumme|endsumme|schlussrechnungssumme|
        schlussrechnungsbetrag|teilrechnungssumme|gutschriftsbetrag|gutschriftssumme|gesamtpreis|betrag brutto|total eur|total brutto|
        gesamt eur|gesamtbetrag eur|summe inkl mwst|bestellsumme|gesamtbestellwert|bruttorechnungsbetrag|summe gesamt|total chf|
        gesamt inkl mwst|gesamtbetrag mit ust|gesamtwert|bruttoendbetrag|rechnungsgesamtbetrag|total inkl ust|summe eur|gesamtbrutto),
      gesamtsumme brutto, gesamtbetrag inkl mwst, gesamtbetrag inkl ust
    `,
    due: `
      (offener|verbleibender|ausstehender|restlicher) (zahlbetrag|restbetrag|betrag|gesamtbetrag|rechnungsbetrag),
      (zu zahlender|zu zahlende|falliger|fallige) (gesamtbetrag|gesamtbeitrag|rechnungsbetrag|beitrag|gesamtpramie|pramie),
      anzahlung zu zahlen, zu zahlende anzahlung, anzahlungsbetrag brutto,
      (nachzahlung|nachzahlungsbetrag|nachforderung|noch zu zahlender betrag|noch zu zahlender restbetrag|restsumme|schlusszahlung|
        verbleibende forderung|zahlbetrag|zu zahlen|zu zahlender betrag|falliger betrag|restbetrag|offener betrag|zahlungsbetrag|
        noch zu zahlen|offene summe|uberweisungsbetrag|zu zahlen eur|offen|forderungsbetrag|geforderter betrag|zahlsumme|restforderung|
        fallig betrag|faelliger betrag|zu uberweisen|noch offen|verbleibender betrag|saldo|restzahlung|ausstehender betrag|zu bezahlen|
        auszahlungsbetrag)
    `,
    paid: `
      (anzahlung|anzahlungen|erhaltene anzahlung|erhaltene anzahlungen|bereits gezahlt|bereits bezahlt|abzgl anzahlung|abzuglich anzahlung|
        bezahlt|gezahlt|vorauszahlung|geleistete anzahlung|abschlagszahlung|abschlagszahlungen|teilzahlung|vorauszahlungen|gezahlter betrag|
        bereits geleistete zahlungen),
      (abzgl|abzuglich|erhaltener|geleisteter|verrechneter|gezahlter) vorschuss
    `,
    other_amount: `
      summe (der|) positionen,
      (versand|versandkosten|fracht|frachtkosten|verpackung|porto|rabatt|skonto|nachlass|zuschlag|zuschlage|abschlage|
        gesamtbetrag zuschlage|gesamtbetrag abschlage|positionssumme|warenwert|ubertrag|zwischensumme ubertrag|rundung|mindermengenzuschlag|
        einzelpreis|rabattbetrag|skontobetrag|skonto sofort|zu abschlag|transportkosten|frachtbetrag|gesamtrabatt|vortrag|saldovortrag|
        alter saldo|bisheriger saldo|vorheriger saldo|pfand|energiezuschlag|maut|gesamtgewicht|gesamtmenge|gesamtanzahl|summe kolli|
        summe paletten|anzahl positionen|anzahl paletten|anzahl kolli|summe der zuschlage|summe der abschlage)
    `,
    currency: 'wahrung, betrage in, alle betrage in, preise in, alle preise in, waehrung',
    vat_id: `
      (mwst|ust) reg no,
      (ust|umsatzsteuer|ust ident|ust identifikations|umsatzsteuer identifikations|umsatzsteueridentifikations|ust id|ustid|vat|mwst|uid|
        ust ld|mehrwertsteuer|umsatzsteuer ident|umsatzsteuer id) (no|id no|ident no|id),
      ustid, ustidnr, ust id, ustid no, uid, uid no, umsatzsteuer identifikations no, ust idnr, ust identnr, umsatzsteuer id, ust id no
    `,
    company_id: 'steuer id vatin, (steuernummer|steuer no|st no|stnr|steuer id)',
    other_id: `
      (register|handelsregister|vereinsregister) no, ihre (ust|umsatzsteuer) identifikations no,
      (handelsregister|hrb|hra|amtsgericht|registergericht|geschaftsfuhrer|geschaftsfuhrung|vorstand|aufsichtsrat|sitz|hr no|handelsreg|
        wee reg no|eori|glaubiger id|finanzamt|ihre ust id|ihre ust idnr|ust id kunde|kunden ust id|kunden ustid|ihre ust id no|ihre ustid|
        gerichtsstand|firmenbuch no|fn|sitz der gesellschaft)
    `,
    iban: 'iban (no|)',
    bic: '(bic|swift|bic swift|swift bic) (code|no|)',
    account: '(konto|kto|bankkonto|kontoverbindung) (no|), kontonr, kontonummer, konto, kontoname, kontoinhaber',
    sort_code: '(blz|bankleitzahl)',
    bank: '(bank|kreditinstitut|bankname|geldinstitut)',
    bank_heading: `
      unsere (bankverbindung|bankverbindungen|bankdaten|kontoverbindung),
      (bankverbindung|bankverbindungen|bankdaten|zahlungsinformationen|kontoverbindung|bank steuerinformationen|bankangaben|uberweisung an|
        bitte uberweisen sie auf|kontodaten)
    `,
    payment_terms: `
      (zahlungsbedingungen|zahlungsbedingung|zahlungskonditionen|zahlungskondition|zahlungsziel|zahlungsvereinbarung|zahlungsmodalitaten|
        konditionen|zahlungsfrist|zahlungshinweis|zahlung),
      zahlungsbed, zahlungsbeding, (zahl|zahlungs) bed, zahlungsvereinbarungen, zahlungshinweise, zahlungsvorgaben, zahlungsinfo,
      zahlungskond
    `,
    payment_method: `
      zahlweise, zahlung (per|durch|mittels|via), zahlungsweg, zahlungsmittel, zahlart,
      (zahlungsart|zahlungsweise|zahlungsform|zahlart|zahlungsmethode|zahlungsmittel|zahlung per|zahlung durch|bezahlt per|zahlungstyp|
        bezahlung per|zahlungsweg),
      bezahlmethode, bezahlung, bezahlart, zahlmethode, bezahlt mit
    `,
    note: `
      Kopftext, Fußtext, Fusstext, (hinweise|hinweis|mitteilung|bemerkung|anweisung) (an|fur) (lieferant|den lieferanten|fahrer|vermieter|den vermieter), nachricht (des|vom) (handlers|handler|kunden|geschafts), kopftext, bestelltext, freitext,
      (hinweis|hinweise|bemerkung|bemerkungen|anmerkung|anmerkungen) (der|unserer|vom|des) (werkstatt|technikers|monteurs), (werkstatthinweis|werkstatthinweise),
      (bemerkung|bemerkungen|hinweis|hinweise|anmerkung|anmerkungen|notiz|notizen|kommentar|mitteilung|lieferhinweis|lieferhinweise|
        zusatzliche informationen|wichtige information|zusatzinformationen|information|zusatztext|versandhinweis|bitte beachten|
        anlieferhinweise|lieferinstruktion|lieferanweisung)
    `,
    phone:
      'kundenservice, kundenhotline, servicehotline, servicetelefon, telefonisch, fon, fernruf, rufnummer, (telefon|tel|mobil|tel no|fon|handy|telefonnummer|phone|durchwahl|zentrale)',
    fax: '(fax|telefax|faxnummer)',
    email: '(e mail|email|mail|e mail adresse)',
    web: '(internet|web|homepage|www|im internet|webseite|website)',
    other_text: `
      betrag in (worten|wortern|buchstaben), bauleiter, bauleiterin, bauleitung, beschreibung, bezeichnung, menge, artikel,
      artikelbezeichnung, betreff, inhalt, steuersatz, unterschrift, datum unterschrift, allgemeine geschaftsbedingungen, einzelpreis,
      einheit, ubersicht, positionsdaten, unsere, falligkeit teilzahlung, teilzahlung, stempel
    `,
    party_postcode: 'plz, postleitzahl',
    party_town: 'ort, stadt',
  },
  weak: {
    start_time: 'beginn',
    end_time: 'ende',
    payment_terms: 'zahlbar, zahlung',
    invoice_number: `
      no, rechnung, referenz, unser zeichen, gutschrift, handelsrechnung, belegnummer, beleg, handelsrechnung 380 no, korrekturrechnung,
      kostenrechnung, warenrechnung
    `,
    order_number: `
      no datum, no, auftrag, bestellung, referenz, unser zeichen, beleg, beleg no, belegnummer, (dokument|dokumenten|vorgangs) no,
      auftragsbestatigung, angebot, abruf, no (version|revision|index|stand)
    `,
    customer_number: 'kunde, konto no, debitor no, konto',
    due_date: 'zahlbar, fallig, zahlungsziel, falligkeit, bis zum',
    delivery_date:
      'anlieferung, erwartet, ausfuhrungs datum, ausfuhrungstermin, einsatztermin, einsatz datum, lieferung, termin, bis, lieferdatum, lieferzeit, benotigt, gewunscht',
    order_date: 'vom, bestellt',
    customer: 'importeur, haus, einrichtung, name, firma, unternehmen',
    buyer_person:
      'bauleiter, bauleiterin, bauleitung, einkauf, einkauferin, zustandige person, kontakt, name, von, bearbeiter, gez, gezeichnet',
    delivery: 'baustelle, bauvorhaben, lieferung, anlieferung, versand, liefern',
    department: 'labor, laborbereich, werkstatt, kostenstelle, team, gruppe, arbeitsgruppe',
    vat_id: 'ust, mwst no',
    gross: 'insgesamt, betrag, summe, gesamtkosten, gesamt bezahlt, summe bezahlt',
    net: 'betrag, wert, warenwert, summe, positionssumme',
    bank: 'bank',
  },
  titles: {
    invoice: `
      ihre rechnung,
      (rechnung|rechnungs korrektur|rechnungs kopie|storno|handelsrechnung|gutschrift|stornorechnung|korrekturrechnung|abschlagsrechnung|
        schlussrechnung|teilrechnung|anzeigenrechnung|frachtrechnung|speditionsrechnung|mietrechnung|jahresrechnung|verbrauchsrechnung|
        endrechnung|kostenrechnung|warenrechnung|rechnungskorrektur|sammelrechnung|proformarechnung|anzahlungsrechnung|kundenrechnung|
        honorarrechnung|honorarnote|rechnungskopie|faktura|belastungsanzeige|monatsrechnung|projektabschlussrechnung|ihre rechnung|quittung|
        kostenbescheid|gebuhrenrechnung|beitragsnota|reparaturrechnung|servicerechnung|werkstattrechnung|arztrechnung|provisionsrechnung|
        leistungsrechnung|dienstleistungsrechnung|stromrechnung|gasrechnung|wasserrechnung|telefonrechnung|hotelrechnung|nachberechnung|
        gebuhrenbescheid|beitragsbescheid|beitragsrechnung|pramienrechnung|kostenberechnung|kostennote|regierechnung|zwischenrechnung|rechnungsberichtigung|
        k o s t e n r e c h n u n g)
    `,
    work_order: `
      einkauf bestellung,
      (transportauftrag|frachtauftrag|ladeauftrag|druckauftrag|auftragserteilung|mietauftrag|reparaturauftrag|serviceauftrag|
        werkstattauftrag|bestellanforderung),
      (bestellung|lieferantenauftrag|auftrag|bestellschein|einkaufsbestellung|abruf|lieferabruf|kaufauftrag|bestellformular|abrufbestellung|
        unsere bestellung|materialbestellung|arbeitsauftrag|bestellauftrag|warenbestellung|nachbestellung|wochenbestellung|tagesbestellung|
        sammelbestellung|anzeigenauftrag|schaltauftrag|mediaauftrag|bestellliste|bestellanderung|anderungsbestellung|einzelabruf)
    `,
    seller_order: `
      (auftragsbestatigung|auftragsbestaetigung|bestellbestatigung|auftragsannahme|bestellannahme|auftragseingangsbestatigung|
        bestelleingangsbestatigung|verkaufsauftrag|angebot|kostenvoranschlag),
      bestatigung (auftrag|bestellung|ihrer bestellung|ihres auftrags)
    `,
    request: '(anfrage|preisanfrage|angebotsanfrage|angebotsanforderung)',
    other: `
      (lieferschein|mahnung|zahlungserinnerung|kontoauszug|vertrag|mietvertrag|preisliste|lohnabrechnung|gehaltsabrechnung|lebenslauf|
        protokoll|bericht|quittungsbeleg|packliste|allgemeine geschaftsbedingungen|speisekarte|arbeitsvertrag|bescheinigung),
      allgemeine (einkaufsbedingungen|verkaufsbedingungen|lieferbedingungen|liefer und zahlungsbedingungen)
    `,
  },
  stopWords: `
    der die das und fur von mit zu den dem des ist sind auf im am bei nach zum zur oder nicht wir sie ihre ihr unsere bitte innerhalb tagen
    netto datum rechnung bestellung menge preis betrag gesamt lieferung kunde nummer zahlung ein eine wird werden aus bis konto seite
    artikel einheit steuer
  `,
  parts: {
    number: 'no id kennung kennziffer kennzeichen code referenz ref',
    day: 'datum tag termin dat',
    on: 'am',
    invoice: 'rechnung rechnungs beleg rechn rg',
    order: 'bestellung bestell bestellungs auftrag auftrags bestellt order best',
    customer: 'kunde kunden debitor debitoren konto mitglied mitglieds besteller kaufer vertrags kd kdn',
    supplier: 'lieferant lieferanten verkaufer kreditor kreditoren auftragnehmer',
    delivery: 'lieferung liefer anlieferung anliefer eintreff ankunft ankunfts wareneingang wareneingangs lieferungs lief',
    wish: `
      wunsch gewunscht gewunschter gewunschtes gewunschte geplant geplanter geplante geplantes angefragt erwartet erwarteter erforderlich
      voraussichtlich voraussichtliches voraussichtlicher
    `,
    due: 'fallig falligkeit falligkeits zahlbar spatestens',
    payment: 'zahlung zahlungs zahlen zahl zlg',
    amount: 'total summe betrag gesamt end wert gesamtsumme gesamter betr ges',
    subtotal: 'zwischensumme',
    net: 'netto',
    gross: 'brutto',
    tax: 'mwst ust umsatzsteuer mehrwertsteuer steuer steuern umsatzsteuern',
    without: 'ohne exkl excl',
    within: 'inkl incl einschliesslich inklusive mit',
    place: 'adresse anschrift ort stelle anschr adr',
    details: 'daten informationen angaben name',
    method: 'art weise methode mittel form weg',
    terms: 'bedingungen konditionen ziel frist',
    until: 'bis',
    filler:
      'der die das des den dem und in unsere unser unserer ihre ihr ihrer ihren zu eur euro gesetzl gesetzliche bei uns ausstellungs gewahlte',
    charge: 'nachlass nachlasse zuschlag zuschlage rabatt rabatte skonto versand fracht verpackung rundung rundungs',
    else: `
      anfrage objekts vertrag vertrags projekt angebot angebots ausschreibung ausschreibungs vergabe sendung sendungs versand mandat mandats
      serien chargen karten lizenz filial filiale lager tour touren vorgangs ticket vorgang policen verfalls ablauf gultigkeits stornierung
      storno druck register objekt kostentrager kostenstellen
    `,
  },
}
