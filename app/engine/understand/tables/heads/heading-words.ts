/** What a column of a table of items, taxes or payments can hold. */
export type Role =
  | 'position'
  | 'code'
  | 'buyer_code'
  | 'gtin'
  | 'divalto_code'
  | 'description'
  | 'quantity'
  | 'packages'
  | 'unit'
  | 'price'
  | 'price_unit'
  | 'discount'
  | 'rate'
  | 'vat_code'
  | 'tax'
  | 'base'
  | 'total'
  | 'date'
  | 'spread'
  | 'other'

/**
 * Heads of columns, folded (no accents, no signs but % and #), one language a line: en, fr, es, de, nl, it, pt.
 * To teach a head: add it to its role and language.
 */
export const headingWords: Record<Role, string[]> = {
  position: [
    'sr, pos, position, line, line no, line number, line sch, line schedule, line shp, ln, no, nr, n, #, item #, s no, sl no, sr no, line item',
    'ligne, poste, rang, num, n ligne, ligne fact, lig, ordre, n o',
    'linea, lin, num linea, cap, capitulo, partida, renglon, num, n o',
    'lfd nr, posnr, pos nr, zeile, lfd, posten, l',
    'regel, regelnr, volgnr',
    'riga, pos',
    'linha, item n',
  ],
  code: [
    `
      vendor item no, supplier item no, mpn, item identifier, style, style no, style number, style code, style #, partida, n partida,
      cod partida, codigo partida, plant code, hire code, equipment code, fleet code, cip ean, cip ean 13, cip acl, fleet no, plant no,
      asset no, supplier art, supplier article, supplier item, vendor article, supplier sku, position code, code, ref, reference, our sku,
      mix code, recipe code, grade code, item no, item code, item number, item ref, sku, part no, part number, part, product code, product no, product id, product ref,
      article no, article code, article number, mfr part, mfr part no, manufacturer part, stock code, stock no, stock number, stock ref, catalogue no,
      rate code, catalog no, catalog number, cat no, item id, model, model no, vendor part, vend part, vend part #, vendor item, vendor code, supplier ref, supplier code,
      supplier part, your ref, your item, your article, your code, your part no, isbn, impa, impa code, impa no, issa, issa code, material, material no, our code, our item no, seller item,
      supplier product, supplier product code, manufacturer code, order code, prod code, cat #, part #, suppliers code, supplier s code,
      seller item id, sellers item id, seller id, seller code, sellers item, seller s item no, seller s item number, sellers item number,
      supplier s item no, supplier item number, vendor item number, cat number
    `,
    `
      n piece, n de piece, no piece, no de piece, numero piece, numero de piece, ref piece, code piece, ref cat, cat ref, ref catal, code prod, code emplacement, ref tarif, code tarif, ref catalogue, code catalogue, cip, code cip, cip 13, code cip 13, cip 7,
      code formule, code recette, code acl, acl, acl 13, code ucd, code article, code produit, ref article, ref produit, ref art, ref frn, ref fournisseur,
      n article fournisseur, no article fournisseur, n art fournisseur, ref article fournisseur, ref frs, ref frns, code frs, ref four,
      ref fourn, reference article, reference produit, reference fournisseur, code art, code fournisseur, code frn, n article, no article,
      num article, art, votre ref, votre reference, votre code, votre article, votre art, code de l article, code ref, reference commande, ref vendeur, code vendeur,
      reference vendeur, reference du vendeur, code de l article du vendeur, reference article vendeur, code labo, ref labo, n catalogue,
      modele, code modele, ref modele, plu, no de parte, n parte, catalog n, n cat, no cat, num cat, n de catalogue, n au catalogue
    `,
    `
      numero, no identificacion, num identificacion, codigo, cod, codigo formula, codigo formulacion, codigo mezcla, cod art, cod articulo, codigo articulo, codigo producto,
      codigo de articulo, codigo de producto, referencia, ref proveedor, cod proveedor, ref prov, cod prov, codigo proveedor, n articulo,
      su ref, su referencia, su articulo, su codigo, s ref, no prod proveedor, n prod proveedor, no producto proveedor, no articulo proveedor, n articulo proveedor,
      ref articulo proveedor, clave, sku, ref articulo, cod producto, cod prod, codigo del articulo, codigo del articulo del vendedor,
      codigo articulo vendedor, codigo vendedor, referencia vendedor, referencia del vendedor, codigo del producto, no catalogo,
      no articulo, no art, c n, codigo nacional, no parte, n catalogo, no de catalogo, n de catalogo, cod cat, cod catalogo, codigo catalogo,
      codigo de catalogo, ref catalogo, cpc, codigo cpc, cod cpc, cubso, codigo cubso, cucop, clave cucop
    `,
    `
      artikelkennung, nummer, pzn, pzn nr, artikelnr, artikelnummer, artikelnummer des verkaufers, artikelkennung des verkaufers,
      artikel nr, art nr, artnr, art no, art nummer, artikel no, bestellnr, bestell nr, bestellnummer, best nr, materialnummer, material nr,
      materialnr, produktnr, produktnummer, produkt nr, unsere art nr, art nr lieferant, art nr lief, lieferantenartikelnr, lief art nr,
      lief artikelnr, kred artikelnr, lieferanten artikelnr, lieferanten art nr, ihr artikel, artikelnr lieferant, artikelnr lief, ihre artikelnr,
      artikel code, sachnummer, teilenummer, katalognr, referenzen, unsere artikelnr, sach nr, sachnr, teile nr, teilenr, ident nr, identnr,
      ident nummer, mat nr, materialnr, modell, modellnr, modell nr, bestelnr, kat nr, katnr, katalog nr, katalognummer
    `,
    'artikelcode, productcode, art code, productnummer, bestelcode, leveranciersref, cat nr, catalogusnr, catalogusnummer',
    `
      modello, cod modello, materiale, n materiale, codice materiale, codice, vs rif, vostro rif, vs codice, vostro codice, cod articolo, codice articolo, rif,
      riferimento, codice prodotto, articolo n, n catalogo, cod catalogo, codice catalogo
    `,
    'numero do item, numero item, numero artigo, codigo do produto, codigo produto, codigo artigo, cod produto, referencia artigo, ref artigo',
  ],
  buyer_code: [
    `
      buyer id, buyer item id, buyers item id, customer item, customer part, customer ref, customer code, buyer item, buyer ref, buyer code,
      your item no, our ref, our reference
    `,
    'ref client, reference client, code client, notre ref, notre reference, notre code, ref interne, code interne, ref acheteur',
    'ref cliente, referencia cliente, nuestra ref, nuestra referencia, n ref, nuestro codigo, cod interno, codigo interno',
    'artikelkennung des kaufers, art nr kunde, ihre art nr, kundenartikelnr, kunden art nr, ihre artikelnummer, kundenmaterial',
    'klantref, uw ref',
    'rif cliente, cod cliente, ns rif, nostro rif, ns codice, nostro codice',
    'ref do cliente, nossa ref, nossa referencia',
  ],
  gtin: [
    `
      standard artikelkennung, gtin, ean, ean code, ean 13, barcode, bar code, upc, gln, code ean, code barre, code barres, gencod, gencode,
      codigo ean, codigo de barras, eancode, codice ean, codice a barre
    `,
  ],
  divalto_code: ['code divalto, divalto, ref divalto, reference divalto, article divalto, divalto code, codigo divalto'],
  description: [
    `
      subscription, subscriptions, name of goods, name of goods service, variety, varieties, variety size, plant, equipment, plant description, equipment description,
      goods or services, goods and services, goods services, line description, description of supply, description of work, nature of goods,
      item title, article name, supplies or services, supplies services, description, item, items, item description, product, products,
      product description, product name, name, details, detail, particulars, service, services, goods, goods description,
      description of goods, description of services, description of goods and services, desc, article description, work, task, activity,
      hire and labour, labour and hire, plant and labour, labour and plant, labour and materials, materials and labour, parts and labour,
      item details, product service, charge, charges, service description, title, item name, item and description, description details,
      description memo, material description, product details, article, articles, what
    `,
    `
      abonnement, abonnements, forfait, forfaits, variete, varietes, especie, espece, genero, collected from, loaded at, emplacement, produit service, produits et services,
      rubrique, libelle prestation, nom article, designation description, denomination produit, designation, libelle, produit, produits, denomination,
      description des articles, designation des articles, libelle article, libelle produit, prestation, prestations, nature,
      nature des prestations, intitule, objet, nom, nom designation, designation produit, designation article, descriptif,
      description produit, description article, marchandise, marchandises, articles, travaux, nom du produit, prestation de service,
      article designation, designation et references, nature de la prestation, denree, denrees, ingredient, ingredients
    `,
    `
      prenda, prendas, variedad, variedades, espacio, emplazamiento, producto servicio, producto o servicio, trabajo realizado,
      concepto descripcion, detalle articulo, descripcion, concepto, conceptos, trabajo, trabajos, tarea, articulo, articulos, producto,
      productos, detalle, denominacion, descripcion articulo, descripcion del articulo, descripcion del producto, servicio, servicios,
      descripcion producto, mercancia, material, detalle del pedido, nombre del articulo, nombre articulo, nombre del producto,
      nombre producto, alimento, alimentos, ingrediente, ingredientes, soporte, formato franja, especificacion, unidad de obra, unidades de obra
    `,
    `
      produkt, produkte, sorte, sorte gebinde, lieferung leistung, objekt, objektbezeichnung, ware leistung, bezeichnung der ware,
      gegenstand der lieferung, bezeichnung, beschreibung, artikel, artikelbezeichnung, artikelbeschreibung, produkt, produktbezeichnung,
      produktbeschreibung, leistung, leistungen, leistungsbeschreibung, text, warenbezeichnung, positionstext, gegenstand, tatigkeit,
      dienstleistung, artikeltext, artikel beschreibung, artikel bezeichnung, ware, waren, material, bezeichnung der leistung,
      art der leistung, artikelname, kurztext
    `,
    'omschrijving product dienst, specificatie, omschrijving, product, artikelomschrijving, productomschrijving, dienst, beschrijving, benaming',
    `
      beni e servizi, descrizione bene servizio, nome prodotto, natura dei beni, natura e qualita dei beni, definizione, descrizione,
      articolo, descrizione articolo, prodotto, servizio, denominazione, descrizione dei beni, descrizione beni, natura e qualita
    `,
    `
      descricao do artigo, designacao do artigo, descricao dos artigos, descricao, designacao, artigo, produto, servico,
      descricao do produto, descricao dos produtos
    `,
    `
      journey, journeys, trajet, trajets, trayecto, trayectos, tragitto, operation, operations, operacion, operaciones, operazione,
      operazioni, operacao, arbeitsgang, arbeiten, werkzaamheden, lavorazione, lavorazioni, daypart, day part, programme, work carried out,
      work done, intervention, interventions
    `,
    `
      relation, relation ladung, ladung, strecke, fahrtstrecke, fahrt, fahrten, ladung relation, parcours, viaje, viajes, recorrido, tratta,
      percorso, viaggio, viaggi, rit, ritten, percurso, viagem, viagens
    `,
    `
      insured item, insured items, insured risk, insured risks, insured object, insured property, property insured, cover, section of cover,
      risque assure, risques assures, bien assure, biens assures, objet assure, garanties, garanties souscrites, riesgo asegurado,
      riesgos asegurados, bien asegurado, bienes asegurados, objeto asegurado, cobertura, versicherte sache, versicherte sachen,
      versichertes risiko, versicherte risiken, versichertes objekt, versicherter gegenstand, versicherung, versicherungen,
      versicherungsart, verzekering, verzekeringen, verzekerd object, verzekerde zaak, verzekerd risico, dekking, garanzia, garanzie,
      bene assicurato, rischio assicurato, copertura, coperture, bem seguro, bens seguros, risco seguro, risco coberto, objeto seguro
    `,
    'lens, lenses, verre, verres, lente, lentes, glaser, brillenglas, lenti, glass, glass type, vitrage, vitrages, composition, vidrio, vidrios, vetro, vetri, glas, vidro',
    'titre, title, titulo, titel, titolo, medicamento, medicament, medikament, farmaco',
    `
      artikel packung, artikel gebinde, artikel verpackung, produit conditionnement, article conditionnement, designation conditionnement,
      libelle conditionnement, item pack size, product pack size, description pack size, articulo formato, producto formato,
      articulo envase, producto envase, articolo confezione, placement, deliverable, works, resumen, temporary worker, worker, stichwort,
      item description and code, artikelbezeichnung und nummer, intitule de la prestation, service provided, benennung, details of charges,
      concepto y descripcion
    `,
    `
      class of cover, type of cover, sparte, coberturas, voce, voci, diligences, work section, designation des ouvrages, main d'oeuvre, main oeuvre, pieces et fournitures, pieces fournitures, pieces detachees, pieces et main d oeuvre, ouvrages,
      lot ouvrage, lots ouvrages, ouvrage, ouvrages, corps d etat, capitulo obra, gewerk, nature des ouvrages, nature des travaux, description of works, work stage, element de mission, elements de mission, leistungsphase
    `,
  ],
  quantity: [
    `
      qt y, this call, weeks, wks, no weeks, insertions, no insertions, qty, qty ord, how many, pairs, total quantity, total qty,
      total units, singles, quantity, quantities, qty hr, qty hrs, qty hours, hours, hrs, units, ordered, qty ordered, quantity ordered,
      order qty, ordered qty, ordered quantity, order quantity, qty shipped, qty delivered, quantity shipped, quantity delivered,
      qty invoiced, invoiced qty, shipped, delivered, pieces, pcs, pces, nb pces, no of units, number of units, days, usage, count, qty required,
      required qty, quantity required, required, consumption, nights, hours qty, quant, this release, qty released, release qty,
      quantity released, call off qty, call off quantity, qty called off, this call off, called off, no off
    `,
    `
      a cder, qte a cder, qte a commander, a pedir, cant a pedir, zu bestellen, te bestellen, da ordinare,
      auflage, tirage, tirada, tiratura, oplage, spots, no spots, nb spots, tonnes, tons, tonnage, tonnen, toneladas, tonnellate, litres,
      total semaine, total hebdo, total hebdomadaire, total semana, total semanal, week total, weekly total, total week, wochensumme,
      summe woche, wochenmenge, total settimana, totale settimana, weektotaal, totaal week, total semanas, total jours, total dias,
      liters, litros, litri, temps, tps, temps passe, temps heures, tiempo, ore lavoro, zeit std, aw
    `,
    `
      qtte, qtte unitaire, qute, qute cde, qute cdee, qute commandee, present bon, ce bon, present appel, cet appel, qte du bon, insertions,
      nb insertions, passages, nb passages, diffusions, nb diffusions, quantite, qte, qt, paires, nb paires, quantite totale, qte totale,
      uvc, nb uvc, quantites, qte cdee, quantite commandee, qte commandee, qte livree, quantite livree, qte facturee, quantite facturee, nb,
      cylinder days, bottle days, machine days, man days, person days, hire days, rental days, chargeable days, billable days, days held, days hired,
      jours bouteille, jours homme, dias hombre, nombre, nbre, heures, nb heures, nombre d heures, nb unites, jours, nb jours, cdee, qte cde, quantite souhaitee, consommation,
      qte demandee, quantite demandee, nb u, besoin, qtes, unites, qte uvc, qte comm, quantite comm, qte a livrer, quantite a livrer, qte appelee, quantite appelee,
      qte de commande, quantite de commande, quantite cde, qte cde, qte unites, qte souhaitee, qte besoin, a commander, qte commande, qte expediee,
      besoins, nb uv, cde
    `,
    `
      este pedido, presente pedido, cantidad de este pedido, pases, inserciones, no pases, no inserciones, cunas, cantidad, cant, cdad,
      pares, cantidad pedido, cantidad de pedido, cant pedido, total uds, total unidades, cantidad total, ctd, ctd pedido, ctd pedida,
      unidades, uds, cantidad pedida, cant pedida, cantidad solicitada, cantidad servida, cant servida, horas, n uds, n unidades,
      nro unidades, cantidades, consumo, dias, cant solicitada, cant a entregar, cantidad a entregar, cant a servir, ctdad, necesidades,
      a servir, pzas, pzs, piezas pedidas, pedir, medicion, mediciones
    `,
    `
      abruf menge, menge periode, menge im zeitraum, dieser abruf, wochen, schaltungen, einschaltungen, menge, gesamtmenge, anzahl, stuck,
      stk, stunden, std, bestellmenge, bestellmg, bestellmng, liefermenge, menge einheit, stuckzahl, zeit, tage, bestellte menge, verbrauch, anz, mengen, mge,
      abrufmenge, einteilungsmenge, bedarfsmenge, best menge, bestmenge, sollmenge, best mge, abruf, aktueller abruf, diese abrufmenge,
      bestellt, geliefert
    `,
    'ex, exemplaires, nb ex, nb exemplaires, copies, ejemplares, ejs, expl, exemplare, esemplari, copie',
    `
      dagen, weken, aantal, hoeveelheid, stuks, uren, aant, besteld, bestelde hoeveelheid, aantal besteld, te leveren, afroepaantal,
      aantal afroep, af te roepen, afroep, geleverd, aantal geleverd, geleverde hoeveelheid
    `,
    `
      quantita, qta, q ta, pezzi, pz, ore, quant, qta ordinata, quantita ordinata, qta richiesta, quantita richiesta, qta ord, qta ordine,
      quantita ordine, qta richiamata, q ta richiamata, q ta richiesta, q ta ordinata, quantita richiamata, ordinato, consegnato,
      qta consegnata, q ta consegnata, quantita consegnata, q te
    `,
    `
      quantidade, qtd, qtde, quant, qde, horas, quantid, qtd a entregar, quantidade a entregar, qtd solicitada, quantidade solicitada,
      qtd pedida, quantidade pedida, encomendado, qtd encomendada, quantidade encomendada, entregue, qtd entregue, quantidade entregue
    `,
  ],
  packages: [
    `
      servido, servida, kg net, kg netto, kg brut, kg brutto, kg gross, kg, kgs, kilos, plts, plt, coll, palets, pales, pallets, palettes,
      paletten, pallet, palette, colis, nb colis, cartons, nb cartons, packages, packs, cases, envases, nb cond, nombre de cond,
      no of packages, bultos, cajas, n bultos, kolli, colli, kartons, pakketten, volumes, poids, weight, peso, gewicht, poids net, poids kg,
      net weight, gross weight, backorder, back ordered, b o, reliquat, reste, pendiente, rest, ruckstand, restant, qte restante, solde,
      tare, volume, volumen, restante, nalevering, saldo, in arretrato, pendente, folgt
    `,
  ],
  unit: [
    `
      contains, contents, content, qty per pack, pieces per pack, unit, uom, u m, um, case size, case qty, units per case, pcb, uds env,
      uds envase, uds caja, unit of measure, measure, pack, pack size, packing, packaging, size, format, per unit, unit day, unit date
    `,
    `
      contient, contenu, nb par uc, par uc, nb par cond, nb par boite, unite, u, uv, us, uf, un, cond, conditionnement, unite de vente,
      unite vente, u vente, uc, cdt, colisage, unite de mesure, cond t, ul, cdnt, emballage, type emballage
    `,
    'contiene, contenido, uds por envase, uds por caja, unidad, ud, u med, unid, formato, envase, presentacion, unidad medida, unidad de medida, u d',
    `
      einheitencode, einheit, einh, me, mengeneinheit, mengen einheit, meng einheit, gebinde, packung, vpe, verpackung, eh, einh t, inh,
      inhalt, gebindeinhalt, inhalt kolli
    `,
    'eenheid, eenh, verpakking',
    'unita, udm, unita di misura, u misura, confezione, um',
    'unidade, un, unid, embalagem',
    'clave unidad, unidad sat',
  ],
  price: [
    `
      po price, ppl, pence per litre, price per litre, per month, price month, price per month, monthly rate, rate wk, rate week,
      weekly rate, wk rate, rate day, day rate, daily rate, rate per day, rate per week, pu jour, p u jour, prix jour, tarif jour, tarif journalier, precio dia, tarifa dia, tarifa diaria, preis tag, tagessatz, mietsatz, net rate, charge rate, bill rate, price,
      prix htva, pu htva, p u htva, prix unitaire htva, prix unit htva,
      price per one, price per piece, price per item, unit price, cost case, price case, direct unit cost, rate, unit cost, cost, each,
      price each, price ea, price unit, unit rate, price per unit, item price, list price, net price, sales price, unit amount, hourly rate,
      unit value, unit price net, price item, selling price, u price, per hour, cost each, cost unit, fee, unit net price, unit net,
      price per, unit charge, list, list rate, catalogue price, pr unit, p neto, vr unitario, vlr unit, vlr unitario, p achat, pa unitaire
    `,
    `
      cout, cout unitaire direct, taux h, taux heure, taux facture, pun, prix, prix unit, prix unitaire, pu, p u, p unit, tarif, prix net,
      pu net, p u net, prix un, prix unit net, prix de vente, prix unitaire net, prix u, prix tarif, tarif unitaire, puht, pu brut,
      prix unitaire mois, cout unitaire, taux horaire, taux ht, taux horaire ht, montant unitaire, prix au kilo, prix a l unite, pvht, prix achat, prix d achat,
      pu achat, pa, pa net, px achat, px net, valeur unitaire, prix par unite, prix unite, p u le cent, pu le cent, prix le cent,
      prix au cent, p u au cent, p u le mille, pu le mille, prix le mille, prix au mille, prix pour 100, prix les 100, pu 100, p u 100,
      prix 100, p u net ht, pu net ht, pu ht net, prix net ht, px net ht, prix unit net ht, prix unitaire net ht, px unitaire, px unit, px u
    `,
    `
      precio de lista, precio lista, precio, precio unitario, precio ud, precio unidad, p unitario, p unit, p u, pvp, tarifa, precio unit,
      importe unitario, coste unitario, coste unit directo, coste unitario directo, coste directo, precio venta, precio neto, p ud, coste,
      precio compra, valor unitario, precio uni, precio por unidad
    `,
    `
      ek preis, preis monat, preis pro monat, preis tag, preis pro tag, tagespreis, tagessatz, preis woche, miete tag, preis, einzelpreis,
      stuckpreis, e preis, ep, nettopreis, vk preis, preis einheit, einheitspreis, preis je einheit, preis stuck, listenpreis, stundensatz,
      verkaufspreis, einzel, e preis netto, nettoeinzelpreis, einzelpreis netto, preis pro einheit, stuck preis, satz
    `,
    `
      kosten, kostprijs, directe kostprijs, inkoopprijs, prijs maand, prijs per maand, prijs dag, prijs per dag, prijs week, tarief dag,
      dagprijs, huurprijs, prijs, stukprijs, stuksprijs, prijs stuk, eenheidsprijs, prijs per stuk, tarief, prijs per eenheid, p st,
      verkoopprijs
    `,
    `
      costo, prezzo, prezzo unitario, valore unitario, prezzo unit, prezzo u, costo unitario, costo unit diretto, costo unitario diretto,
      tariffa, p unitario, prezzo netto, prezzo per unita
    `,
    'custo, custo unitario, preco, preco unitario, preco unit, valor unit, vl unit, valor unitario, pr unitario, p unitario, preco un, vl unitario',
    `
      prix public, prix public ttc, prix editeur, pvl, pvf, aktionspreis, angebotspreis, sonderpreis, promo price, offer price, prix promo,
      precio oferta, ladenpreis
    `,
    `
      price 1000, precio 1000, prix 1000, pu 1000, p u 1000, preis 1000 st, preis 1000 stk, preis pro 100, preis je 100, preis per 100,
      preis 100, preis 100 st, preis 100 stk, preis pro 1000, preis je 1000, e preis 100, price per 100, price per 1000, price 100,
      precio por 100, precio 100, prezzo per 100, prijs per 100, prijs per 1000, preis pro einheit netto, einzelpreis netto,
      prix unitaire net
    `,
    'fare, fares, prix course, prix de la course, precio viaje, precio del viaje, fahrpreis, ritprijs, prezzo corsa, prezzo della corsa, preco da viagem',
    `
      premium, premiums, net premium, prime, primes, prime nette, prime ht, prima, primas, prima neta, beitrag, nettobeitrag, pramie,
      nettopramie, premie, nettopremie, premio netto, premio imponibile, premio liquido, premio comercial
    `,
  ],
  price_unit: [
    `
      prix par, precio por, preco por, prezzo per, prijs per, prix pour, per, par, pour, por, price per quantity, unit for p u,
      unite pour p u, pour p u, unite p u, preiseinheit, pro, je, pe, vke geb, vke, per qty, per 100, base prix, base de prix, unite prix,
      unite de prix, price basis, preis pro, unidad precio, unidad de precio
    `,
  ],
  discount: [
    'line discount %, line discount, discount, disc, discount %, disc %, less, allowance, rebate, discounts',
    `
      escompte, esc, esc %, % esc, escompte %, % escompte, taux escompte, reduc, remise, rem, rabais, remise %, rem %, taux remise, remise charge, % remise, reduction, r, remises, tx remise, rist,
      % remise ligne, remise ligne, remise ligne %
    `,
    `
      % desc, descuento linea, descuento de linea, bonif, % bonif, bonif %, % bonificacion, descuento, dto, desc %, dcto, descuentos,
      bonificacion, % dto, dto %, dtos, dsct
    `,
    'ermassigung, rbt, rbt %, rabatt, nachlass, rabatt %, rab, abzug, skonto, rabatt in %, abschlag, zu abschlag, zeilenrabatt, zeilenrabatt %',
    'korting, kort, korting %',
    'sconto, sc, sconto %, sconti, sconto o magg, sconto magg, sc magg, sconto maggiorazione, sconto o maggiorazione',
    'desconto, desc, desconto %',
    `
      comm %, comm, commission %, agency comm, agency comm %, agency commission, agency commission %, com agence, com agence %,
      commission agence, comision %, comision agencia, comision agencia %, com agencia, ae %, ae provision, agenturprovision,
      agenturprovision %, provision %, commissione %, commissione agenzia
    `,
  ],
  rate: [
    `
      vat percentage, tax percentage, tax %age, vat pct, vat, tax, taxes, vat rate, vat %, tax rate, tax %, gst, gst %, sales tax, hst,
      % vat, % tax, tax rate %, vat rate %, vat percent, rate of vat
    `,
    'tva, taux, taux tva, taux de tva, tva %, % tva, tx tva, taxe, taxes, tva en %, tx',
    `
      tasas de impuestos, tipo impuesto, iva, tipo iva, % iva, iva %, tipo, impuesto, impuestos, tipo de iva, igic, tipo impositivo,
      % impuesto, imp, tasa de impuesto, tasa de iva, tipo de impuesto, itbis, itbis %, % itbis, itbms, itbms %, % itbms, igv %, % igv, isv %, % isv
    `,
    `
      st satz, st %, steuers, mehrwertsteuersatz, mws satz, mwst, ust, mwst %, ust %, mwst satz, ust satz, steuersatz, steuer, steuern,
      steuer %, umsatzsteuer, mehrwertsteuer, steuersatz %, steuersatz in %, mwst in %, ust in %, mws
    `,
    'btw, btw %, btw tarief, % btw, tarief btw, btw percentage, belastingen, belastingtarief',
    'imposte, tasse, tassa, aliquota fiscale, perc iva, iva, aliquota, aliquota iva, al iva, aliq, % iva, aliq iva, c iva %',
    'iva, taxa, taxa iva, tx iva, taxa de iva, imposto, impostos',
    `
      belasting, cgst rate, sgst rate, igst rate, gst rate, cgst %, sgst %, igst %, vat rate %, % de tva, tasa, tipo iva %,
      umsatzsteuersatz, umsatzsteuersatz in prozent, satz %, taux de taxe, tax code rate
    `,
  ],
  vat_code: [
    `
      vat identifier, identifiant tva, grupo iva, c tva, code tva, vat code, tva code, tax code, cod iva, codigo iva, steuercode, st, sk,
      steuer code, mwst code, btw code, codice iva, tc, vc, t, ct, ct tva, cod
    `,
  ],
  tax: [
    `
      ipt, insurance premium tax, versst, vst, versicherungsteuer, versicherungssteuer, taxe d assurance, taxes d assurance,
      assurantiebelasting, ass bel, assbel, imposta sulle assicurazioni, impuesto sobre primas, imposto do selo,
      imposto selo, vat amount, tax amount, amount of vat,
      vat amt, tax amt, gst amt, hst amt, vat value, tax total, vat due, tax due, vat charged, gst amount, total tax, total vat
    `,
    `
      montant tva, mt tva, montant de la tva, tva montant, mtt tva, montant taxe, montant taxes, montant de la taxe, total taxe,
      total taxes, valeur tva, mnt tva, total tva
    `,
    `
      importe iva, cuota, cuota iva, cuota impuesto, importe impuesto, impuestos importe, iva importe, total iva, total impuestos,
      importe del impuesto, total impuesto
    `,
    `
      mwst betrag, steuerbetrag, ust betrag, mehrwertsteuerbetrag, umsatzsteuerbetrag, mwst summe, mwstbetrag, ustbetrag, betrag mwst,
      betrag ust, steuer betrag, summe mwst, steuern gesamt
    `,
    'btw bedrag, bedrag btw',
    'imposta, importo iva, iva importo',
    'valor iva, valor do iva, montante iva, total imposto, total iva',
    `
      vat subtotal, tax subtotal, total tax amount, cgst, sgst, igst, utgst, cess, cgst amt, sgst amt, igst amt, utgst amt, cgst amount,
      sgst amount, igst amount, integrated tax amount, central tax amount, sous total tva, iva subtotal, subtotal iva, ust zwischensumme,
      betrag der ust, umsatzsteuer betrag
    `,
  ],
  base: [
    `
      sujeto, no sujeto, sujeto a iva, no sujeto a iva, exento, gravado, no gravado, soumis, non soumis, soumis a tva, non soumis a tva,
      belast, onbelast, steuerpflichtig, steuerfrei, taxable, non taxable, vatable, exempt, soumis tva, non soumis tva, exonere,
      zero rated, standard rated, exempt from vat, untaxed, taxed
    `,
    `
      base price, taxable, taxable amount, vat base, goods value, vatable, net amount taxable, tax base, net taxable, base, base amount,
      amount subject, goods total
    `,
    `
      base, base ht, base h t, base tva, base imposable, base taxable, bases, bases ht, base hors taxe, montant base, base de calcul,
      ht soumis, prix de base
    `,
    'precio base, base, base imponible, b imponible, base iva, base imp, bases imponibles, bi',
    'basis, basisbetrag, bemessungsgrundlage, steuerbasis, steuerpflichtig, nettobasis, warenwert, grundlage, mwst basis, ust basis',
    'basisbedrag, grondslag, maatstaf, maatstaf van heffing',
    'imponibile, base imponibile, totale imponibile',
    'incid, incid qtd, base, incidencia, base de incidencia, valor tributavel, base tributavel',
    'taxable value, total taxable value, net subtotal, item subtotal excl vat, subtotal excl vat, nettoumsatz, base h t',
  ],
  total: [
    `
      total premium, gross premium, prime ttc, prime totale, prima total, prima bruta, premio lordo, premio totale, premio total,
      totaalpremie, brutopremie, bruttobeitrag, gesamtbeitrag, bruttopramie, gesamtpramie
    `,
    `
      total, amount, gross, gross value, line total, line amount, ext price, extended, extended price, extension, ext amount, value, net,
      net amount, net value, net total, total price, total amount, subtotal, sub total, line value, total cost, sum, total net, amount net,
      extended amount, ext, gross amount, gross total, total value, item total, charges total, cost total, line net, ext cost, total gross,
      total ex vat, line cost, price total, credit amount, amount credited, credited, makes, comes to, estimated cost, est cost, estimated amount, estimated total, ext usd, ext gbp, ext eur
    `,
    `
      prix t, px total, hors taxes, hors taxe, sans taxes, montant, total, montant net, total net, net ht, total ligne, montant ligne,
      montant total, prix total, valeur, sous total, net a payer, total article, mt, montant en, totaux, prix net total, somme, pt, mtt,
      total a payer, montant avoir, montant credite, avoir ht, mnt, htva, hors tva, cout estime, montant estime, cout previsionnel
    `,
    `
      imp ampliado, importe ampliado, precio ampliado, importe extendido, imp total, imp neto, total ud, importe, total, importe neto, importe total, total linea, monto, valor, subtotal, importe linea,
      precio total, total neto, neto, importe bruto, parcial, total parcial, total importe, neto linea, neto de linea, total de linea,
      importe de linea, total linea neto, importe linea neto, costo estimado, coste estimado, importe estimado, valor estimado,
      monto estimado, costo aproximado, importe abonado, importe abono, suma, suma parcial
    `,
    `
      betrag, gesamt, monatspauschale, pauschalpreis, pauschalbetrag, monatsbetrag, gesamtpreis, gesamtbetrag, zeilenbetrag, nettobetrag,
      positionsbetrag, nettowert, summe, wert, entgelt, g preis, gp, gesamtnetto, netto, brutto, bruttobetrag, endpreis, endbetrag,
      zeilensumme, gesamtwert, positionssumme, gesamtsumme, preis gesamt, gesamt netto, betrag netto, total, positionsbetrag ohne ust,
      geschatzte kosten, voraussichtliche kosten, schatzkosten, bruttopreis gesamt, positionswert, nettopreis gesamt, ges preis
    `,
    `
      totaalregel, bedrag, totaal, totaalprijs, totaalbedrag, prijs incl, prijs incl btw, prijs excl, prijs excl btw, nettobedrag,
      subtotaal, regeltotaal, netto bedrag, geschatte kosten
    `,
    'costo stimato, importo stimato, importo, totale, valore totale, prezzo totale, importo totale, totale riga, valore, imp netto, importo netto, valore netto',
    'custo estimado, valor estimado, extendido, valor, total, valor total, preco total, montante, total liquido, valor liquido, total linha, vl total, importancia, liquido',
    `
      belastung, belastungen, montant situation, situation ht, montant de la situation, cette situation, esta certificacion, importe certificacion,
      certificacion actual, cette facture, esta factura, haulage, gebuhr, gebuhren, fret, montant fret, fracht, frachtbetrag, frachtkosten,
      frachtpreis, freight, nolo, situation du mois, montant du mois, mt mois, mt du mois, mt ht mois, montant mois, mt periode, mt situation, travaux du mois, montant periode, montant de la periode,
      diese rechnung, periode betrag, betrag periode, aktuelle leistung, this claim, this period, work this period, completed this period,
      amount this period, current billing, this invoice, debit, debits, debe, soll, addebiti, debito, charges eur, charges usd, charges gbp,
      charges aud, charges sgd, cargos, consumos, amt, amt inr, item subtotal, extension, line subtotal, net cost, charges, montant ttc,
      prix total ttc, gesamt brutto, subtotale
    `,
    `
      gesamtpreis netto, gesamtbetrag der position, nettobetrag der position, differenz, difference, diferencia, differenza, verschil,
      present note, cette note, presente note, euro
    `,
    `
      loyer, loyers, loyer ht, loyer ttc, rental, rentals, leasingrate, canone, canoni, honorarios, suplidos, honoraires, debours, fees,
      disbursements, honorar, honorare, auslagen, onorari, due this month, due this period, montant du mois ht, labour, labor, lohn,
      mano de obra, manodopera, arbeid, a facturer, a facturer ht
    `,
  ],
  date: [
    `
      on hire, off hire, hire start, hire end, hire from, hire to, from, issue, issue date, flight dates, insertion date, week, date, day, delivery date,
      service date, due, delivery, ship date, due date, date required, required date, date of service, need by, promised, period, eta,
      expected delivery, expected date, requested date, requested delivery date, estimated delivery date, planned date
    `,
    `
      depart, retour, debut location, fin location, parution, parutions, date parution, dates parution, semaine, date livraison, date de livraison, livraison, livrer le, date, delai,
      date souhaitee, date liv, echeance, livr, periode, date de livraison prevue, date livraison prevue, livraison prevue,
      date de livraison souhaitee, date prevue
    `,
    'semana, salida, devolucion, inicio alquiler, fin alquiler, fechas, fecha, dia, f entrega, f prometida, fecha prometida, fecha entrega, fecha de entrega, entrega, plazo, vencimiento, periodo, fecha de entrega prevista, fecha entrega prevista, fecha prevista, entrega prevista, fecha de entrega solicitada',
    'teilliefertermin, mietbeginn, mietende, mietanfang, datum, tag, liefertermin, lieferdatum, termin, leistungsdatum, falligkeit, zeitraum, wunschtermin, geplanter liefertermin, geplantes lieferdatum, gewunschter liefertermin, gewunschtes lieferdatum',
    'datum, leverdatum, levering, verwachte leverdatum, gewenste leverdatum',
    'data, data consegna, consegna, scadenza, data consegna prevista, consegna prevista, data di consegna prevista',
    'data, data entrega, data de entrega, vencimento, data de entrega prevista, data prevista',
    `
      fecha nec, necesario para, necesaria para, fecha necesaria, fecha necesidad, fecha de necesidad, need by date, date besoin, date de besoin, fecha req, fecha planeada, fecha planificada, date req, date reqd, req date, needed by, needed on, benotigt am, date requise,
      fecha sol, fecha requerida, expected, expected arrival, expected date, datum benodigd, leistungszeit, service period, besoin pour le
    `,
  ],
  // Days, weeks and sizes are known by their company: spread-columns.ts.
  spread: [],
  other: [
    'sph, sphere, esf, esfera, cyl, cylindre, cylinder, cil, cilindro, zyl, zylinder, axis, axe, eje, achse, add, addition, eye, oeil, ojo, auge',
    // What a fee is worked out from, and where a load goes.
    `
      gegenstandswert, streitwert, turnus, intervall, objekt nr, objektnr, frequence, frecuencia, frequency, immatriculation, matricula,
      kennzeichen, complete, % complete, original, original amount, original currency, marks and nos, marks nos, marks and numbers,
      marks numbers, shipping marks, marques et numeros, marcas y numeros, marken und nummern, bordereau, geschaftswert, zehntel, stbvv,
      rvg, vv rvg, delivered to, kilos
    `,
    // The same again in the smallest unit; what a contract holds and what of it has come already.
    'base qty, base quantity, qty base unit, qte ud, qte uf, qte en ud, cantidad base, basismenge, menge basiseinheit',
    `
      agreement qty, qty delivered to date, called off to date, ordered to date, already ordered, previously ordered, deja cde, deja cdee,
      deja commande, deja commandee, qte deja commandee, cumul commande, ya pedido, gia ordinato
    `,
    `
      contract qty, contract quantity, contracted qty, blanket qty, blanket quantity, delivered to date, released to date, received to date,
      prev released, previously released, previously delivered, already delivered, already released, cum released, cum delivered,
      qty remaining, remaining, remaining qty, open qty, balance qty, qte marche, quantite marche, qte contrat, quantite contrat,
      qte contractuelle, deja livre, deja livree, qte deja livree, deja appele, deja appelee, qte deja appelee, cumul livre, cumul appele,
      qte recue, quantite recue, qty received, quantity received, cant recibida, cantidad recibida, aantal ontvangen, qta ricevuta, qtd recebida,
      reste a appeler, kontraktmenge, rahmenmenge, vertragsmenge, bisher geliefert, bereits geliefert, bisher abgerufen, bereits abgerufen,
      abgerufen, restmenge, offene menge, offen, noch offen, cant contrato, cantidad contrato, cantidad contratada, cant marco,
      cantidad marco, ya servido, ya servida, ya entregado, ya entregada, qta contratto, q ta contratto, quantita contratto, qta quadro,
      q ta quadro, gia consegnato, gia consegnata, gia richiamato, gia evaso, residuo, qta residua, q ta residua, contractaantal,
      raamaantal, contracthoeveelheid, reeds geleverd, reeds afgeroepen, afgeroepen, qtd contrato, quantidade contrato,
      quantidade contratada, qtd acordo, ja entregue, ja fornecido, em falta
    `,
    `
      importe contrato, certificado a origen, certificado anterior, cumul realise, auftragssumme, kumuliert, value to date,
      cumulative value, mt cum, mt cumul, mt cumule, montant cumule, montant cum, importe acumulado, betrag kumuliert, imp bonif, importe bonif, importe bonificacion, imp dto, importe dto, importe descuento, ticket, ticket no,
      no ticket, bon, no bon, previously invoiced, earned to date, agreed fee, deja facture, cumul, cumul ht, marche ht, montant marche,
      montant du marche, situations precedentes, situation precedente, avct, avct %, avancement, avancement cumule, previously certified, policy,
      policy no, policy number, police, police no, no de police, n police, poliza, no poliza, n poliza, polis, polisnr, polisnummer, polizza,
      n polizza, polizza n, apolice, n apolice, versicherungsschein nr, versicherungsscheinnr, policennummer, versicherungsschein, vertrag, vertrags nr, vertragsnummer, voucher,
      vale, con note, con note no, sendung, sendungs nr, sendungsnummer, sendungsnr, frachtbrief, recepisse, no recepisse, n recepisse,
      lettre de voiture, no lv, expedition, consignment, consignment no, shipment, shipment no, tracking no, cmr, ls nr, lieferschein nr,
      lieferscheinnr, lieferschein no, no bl, n bl, bl no, pakbon, ddt, n albaran, no albaran, kennzeichen, immatriculation, immat, targa,
      matricula
    `,
    `
      cost code, phase, phase code, wbs, gl code, budget code, fund, job, job no, job code, centro de coste, partida presupuestaria,
      stock, mini, maxi, stock actual, existencias, lagerbestand, bestand, giacenza,
      cost centre, centre de cout, centre de couts, centro de costes, centro de costo, centro di costo, kostenstelle, origin, origine, origen, herkunft, lot, batch, serial, serial no, order no, order, commande, bl, bon de livraison,
      albaran, pedido, lieferschein, delivery note, warehouse, entrepot, location, depot, account, compte, gl, cost center, project, projet,
      category, categorie, remark, remarks, remarque, comment, comments, commentaire, notes, note, observaciones, bemerkung, reason, motif,
      payment, teilzahlung, art kategorie, kategorie, calibre, marque, brand, marke, colour, couleur, color, size, taille, talla, cat, temp,
      t
    `,
    // What of a price goes to those who take the goods back.
    `
      eco part, eco participation, ecoparticipation, eco contribution, ecocontribution, eco contrib, ecotaxe, eco taxe, dont eco part, deee, d3e, weee, weee fee, eco fee,
      env fee, ehf, recycling fee, ecotasa, eco tasa, ecorraee, raee, ecovalor, eco valor, ecoree, contributo raee, conai, contributo conai, recupel,
      bebat, auvibel, vrg, entsorgungsbeitrag, verwijderingsbijdrage
    `,
    'docket, dockets, docket no, contador, contadores, compteur, compteurs, zahler, zahlwerk, teller, tellers, contatore, contatori',
    'auteur, auteurs, author, authors, autor, autores, autore, editeur, publisher, editorial, verlag, editore, collection, coleccion, reihe',
    `
      par, par level, on hand, qty on hand, in stock, stock on hand, current stock, en stock, stock actuel, stock mini, stock maxi,
      existencias, stock actual, stock minimo, bestand, lagerbestand, mindestbestand, voorraad, giacenza
    `,
    `
      ai, anderungsindex, ind, indice, index, rev, revision, fortschrittszahl, efz, soll fz, ist fz, soll efz, fz, soll fortschrittszahl,
      eingangsfortschrittszahl, cum, cumulative, cum qty, cum req, cum required, ordre de fabrication, drawing, zeichnung, zeichnungsnr,
      zeichnungs nr, plan indice
    `,
    `
      tax detail, tax details, detail taxes, detail des taxes, detalle impuestos, r e, recargo equivalencia, rec eq, atty, attorney,
      timekeeper, tkpr, tk, initials, fee earner, lawyer, cur, curr, currency, ccy, moneda, devise, wahrung, valuta, ex rate,
      exchange rate, roe, gst code, scheduled value, contract value, contract sum, balance to finish, total completed to date,
      completed to date, from previous application, work completed from previous application, previous application, previously billed,
      previous billings, retainage, credits, credit, credito, abonos, abono, haber, haben, gutschrift, gutschriften, accrediti,
      encaissements, reglements, paiements, zahlungen, cobros, pagos, credits eur, credits usd, credits gbp, payments, hsn, sac, hsn sac,
      hsn sac code, hsn code, sac code, clave prod serv, clave producto, clave prodserv, clave sat, campaign, market, market no, asin,
      commodity code, commodity no, tariff code, tariff no, tariff heading, customs code, customs tariff, hs, hs code, hs no, hts, hts code,
      taric, taric code, intrastat code, nomenclature, nomenclature douaniere, code douanier, code sh, code nc, position tarifaire, arancel,
      cod arancel, codigo arancel, codigo arancelario, cod arancelario, partida arancelaria, codigo taric, nomenclatura, zolltarif,
      zolltarifnr, zolltarifnummer, warennummer, warentarifnummer, statistische warennummer, statistiknummer, goederencode, codice doganale,
      voce doganale, ncm
    `,
  ],
}

/** Words that may stand beside a known head without changing it. */
export const looseWords = [
  `
    eur euro euros usd gbp chf e s ht h ttc c exc excl exkl sem senza esclusa escluso exclusief incl inkl ex inc vat tva iva mwst ust btw
    tax taxes hors toutes taxe htva net netto neto nette liquido brutto bruto lordo gross ohne mit sin con
  `,
  'in en em of di da do dos das della de des du la le les the per par por pro je for pour a au l d m en und and et y ou or of impuestos zzgl',
  '% # total_ dollars dollar pounds pence mad dirhams dh cad aud mxn',
]
