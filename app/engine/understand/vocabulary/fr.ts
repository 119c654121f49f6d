import type { Vocabulary } from './vocabulary.ts'

export const fr: Vocabulary = {
  language: 'fr',
  labels: {
    party_name:
      'nom, nom (de|) (l|) (entreprise|societe|etablissement), raison sociale, denomination, denomination sociale, societe, nom commercial',
    party_address: 'adresse ligne (1|), ligne d adresse (1|), adresse, adresse postale, rue, siege social',
    invoice_number: `
      note (de|) (pension|sejour|debours|prestations|travaux|fournitures) no,
      note (no|numero), (etat|releve) (de|) frais et honoraires (no|),
      no date, (no|ref|reference|numero) & (facture travaux|facture client|avoir client|situation),
      (no|ref|reference|numero|code|id) & (facture|fact|avoir|note credit|note honoraires|facture avoir), facture vente no,
      no (document|piece|pce), document no, piece no, piece, no date facture, no et date facture, no et date, no (votre|notre) facture,
      numero facturation, (no|numero) quittance, quittance no, (no|numero) titre, titre no, appel (loyer|loyers|fonds|charges|cotisation) no, appel (no|ref), (no|numero) avis echeance
    `,
    order_number: `
      (convention|contrat|marche) (bc|b c|bon commande), emise pour (la|) commande, no (de|) (fiche|feuille|bordereau) (de commande|), (fiche|feuille) no,
      (no|ref) & (ordre affretement|affretement|ordre transport|ordre travaux|ordre service|sous traitance|bon travail), appel (no|ref),
      (no|ref) appel, bon appel (no|), appel (livraison|commande) no, liste (commande|) no, fiche commande (no|),
      notre (ref|reference|no|numero) commande, ref (cde|commande|cmd) (client|), votre (no|numero) (commande|cde),
      no (cde|commande) client, references commande, bon no, no bon, no du bon,
      (no|ref|reference|code|id) & (commande|cde|cmd|bon commande|bc|bca|bdc|po|marche commande|ordre insertion),
      (votre|vos|v) (commande|cde|cmd|bon commande|ref commande|reference commande|no commande|no cde|ref cde), commande client (no|),
      cde client, no votre commande, bdc (no|), bon commande (no|client|), votre bon (commande|) (no|), commande achat no, no commande client,
      ref commande client, reference commande client, suite a (votre|) commande (no|), commande (d|) origine, (no|) commande initiale, no engagement, no devis, devis no, suite a,
      no date (commande|cde), no (commande|cde) date, no et date commande, commande no date, (votre|notre|vos) (commande|cde|cmd|bon commande) no,
      v (commande|cde|cmd) (no|), n (commande|cde) (no|), no commande fournisseur, no cf, commande fournisseur no,
      no commande achat date, valant engagement juridique (no|)
    `,
    customer_number: `
      deposant (no|), (no|numero|code) deposant, (code|no|numero) (praticien|cabinet|pharmacie|garage|adherent|abonne),
      (votre|notre) (no|numero|code) (de|) client (pour|avec|chez) (nous|vous),
      (no|code) (concession|concessionnaire|franchise), (no|code|compte) annonceur, annonceur no, (no|code|compte) (detaillant|revendeur|point de vente), (no|code) client (facture|livre|facturation), (no|code) donneur (d|) ordre,
      code (etablissement|magasin|site|notre etablissement) chez (le|) (fournisseur|vous), notre code chez (le|) (fournisseur|vous),
      (no|code|ref|reference|compte|id|identifiant|matricule|numero compte|no compte|cpte) & (client|abonne|acheteur|adherent|locataire|
        coproprietaire|preneur|destinataire|tiers),
      (no|) compte (facturation|facture|commercial|societe|entreprise) (no|), identifiant (facturation|compte),
      votre (compte|no client|code client|compte client|reference client|identifiant),
      votre client (no|), (no|code|compte|ref) client (chez vous|chez fournisseur|chez titulaire|fournisseur|),
      (notre|nos) (compte|no|code|ref) (client|) chez vous, notre (no|code|reference|numero|compte) client (chez vous|), notre code client,
      notre no client, client chez vous, compte chez (vous|fournisseur), notre compte, no client chez vous, code client chez vous,
      notre no compte, no compte, compte no, code (compte|cl), numero compte
    `,
    supplier_number:
      '(no|code) preneur (d|) ordre, (no|code|ref|reference|compte|id) & (fournisseur|frn|fourn|vendeur|prestataire|titulaire)',
    reference: '(votre|vos|v) (ref|reference|references), reference client, references client, ref client',
    other_number: `
      votre (offre|devis|proposition|cotation) (no|numero|ref|du|),
      no da, da no, no demande achat, demande achat no, no demandeur,
      communication (de|) paiement, origine, compte (budgetaire|comptable|imputation|general), page,
      (no|ref|bon) & (livraison|bl|bordereau|expedition|reception|colis|lot|contrat|projet|chantier|dossier|affaire|ligne|serie|mandat|rum|
        transaction|semaine|convention|bordereau livraison),
      (bl|bon livraison) (no|), contrat (no|), marche (no|), affaire, chantier, projet, dossier (no|), tournee, no bon livraison,
      commercial, representant, vendeur, poids, poids net, poids brut, transporteur, mode (livraison|expedition), incoterm, incoterms,
      depot, gln, code service, service executant, no engagement juridique, cadre facturation, reference mandat, reference paiement,
      code ape, ape, naf, capital, facture precedente, no ligne, ref comptable, emetteur, nb colis, nombre colis, conditions livraison,
      magasin, ref chantier, numero ligne, compteur, pdl, pce reference, chambre, no chambre, no engagement, numero engagement, no ej,
      engagement no
    `,
    invoice_date: `
      (note|facture|compte|) (arrete|arretee) (le|au|a la date du),
      (facture|facturee|facturation) le, date (facture|facturation|avoir|piece|document), (facture|avoir) (du|date), facture en date,
      votre facture, facture etablie le, date facture vente, facture emise le, date etablissement (facture|), facture datee,
      date (d|) emission facture
    `,
    order_date: `
      (commande|cde) (envoyee|transmise|emise|etablie) le,
      (recue|prise|enregistree|saisie) le, (commande|cde) (recue|prise|enregistree|saisie|creee) le, creee le, date (appel|bon), appel du,
      (demande|demandee) (faite|emise|etablie|) le, demande du, date (de la|de|) demande, date demande (achat|d achat), date (commande|cde|cmd|bon commande|bc|devis|offre|saisie), (commande|cde) (du|date), commande le,
      commande passee le, commande en date, passee le, envoye, envoye le, date envoi, saisie le, redige le, date redaction, date passation
    `,
    due_date: `
      (somme|montant) (a payer|a regler) avant (le|), echeance de paiement, (date|) echeance (facture|le|au|paiement|),
      date (limite|) (paiement|reglement), (date|) limite (paiement|reglement),
      (payable|payer|a payer|regler|a regler|paiement|reglement|exigible) (le|avant|avant le|au|avant au|jusqu au|au plus tard le|pour le|
        du|attendu le),
      exigible, date exigibilite, payable au plus tard, date echeance paiement, a regler avant, echeances, paiement attendu, paiement avant,
      date reglement, reglement avant, reglement au plus tard, prelevement (le|a partir du), (prelevement automatique|prelevement sepa) le,
      (lcr|traite|effet) (magnetique|directe|acceptee|) (le|au), preleve (le|partir|a partir du|au), sera preleve le, date prelevement,
      prelevement partir, a acquitter avant, echeance (paiement|reglement), (date|) (ech|eche), dernier delai (paiement|reglement),
      date butoir (paiement|reglement), limite (de|) reglement
    `,
    delivery_date: `
      (requis|requise|attendu|attendue|voulu|voulue|besoin|souhaite|souhaitee) (en|au|a) (escale|base|depot|atelier|usine|station|port),
      (pour|) quand (en|) avez vous besoin, pour quand (le|la|les|) (souhaitez|voulez) vous, pour quelle date, quand souhaitez vous (etre livre|etre livres|la livraison|recevoir votre commande),
      (a|) (terminer|achever|executer|realiser) (avant le|pour le|au plus tard le|le),
      (en|arrivee|mise en|entree) (magasin|entrepot|depot|plateforme|rayon) (le|avant le|pour le), date (a|de|) quai, (rdv|rendez vous|creneau) (a|de|) quai, a quai le,
      besoin (pour le|le|au|pour), requis (pour|pour le|le|avant le), livraison du, date heure (de|) livraison, date et heure (de|) livraison,
      (rdv|rendez vous) (livraison|pris|pris le|le|de livraison|intervention|d intervention|), (semaine|periode) souhaitee,
      date (prestation|evenement|manifestation|ceremonie|reception), a expedier (avant|avant le|le|pour le|au plus tard le),
      expedier (avant|avant le), (enlevement|retrait) (le|souhaite le|prevu le), date (enlevement|retrait), premiere livraison (le|),
      date premiere livraison, souhaite (pour|pour le|avant|avant le), souhaitee (pour|pour le|avant le),
      (a|) recevoir (avant|avant le|le|pour le), a bord (avant|avant le|pour le), (entree|arrivee) (en|au|a) (plateforme|entrepot|depot|magasin), date entree,
      requis (par date|pour le|le|avant le|par), mise (a|au) quai (le|), date (mise|entree|arrivee|presentation) (a|au) quai,
      date (limite livraison|limite reception|butoir livraison|imperative livraison), livraison au plus tard le,
      livraison imperative (le|avant le|),
      date (livraison|souhaitee|livraison souhaitee|livraison demandee|livraison prevue|reception|reception souhaitee|livraison attendue|
        besoin|mise disposition|livraison confirmee|prevue),
      livraison (souhaitee|demandee|prevue|attendue|impérative|) (le|pour le|au|du|),
      (a livrer|livrer|livrable|delai livraison) (le|pour le|au|avant|), delai (livraison|souhaite|demande|execution|d execution|),
      livraison (le|souhaitee|demandee|prevue|attendue|imperative|voulue|au plus tard), date demandee,
      reception (souhaitee|le|attendue|prevue), souhaite le, echeance souhaitee, livre le, attendu le, promis (le|pour le), date souhaitee livraison,
      pour livraison le, jour livraison, livraison avant, a livrer le, liv souhaitee, arrivee prevue, arrivee (attendue|souhaitee),
      date arrivee prevue, date requise, livraison requise le,
      (a livrer|livrer|livraison|reception|receptionner|a receptionner) (avant le|au plus tard le|au plus tard|pour le|le),
      date (liv|livr) (souhaitee|demandee|prevue|), date prevue (livraison|de livraison), reception souhaitee (le|),
      (souhaite|souhaitee|attendu|attendue|prevu|prevue|voulu) (pour le|le), date (attendue|voulue|souhaitee|demandee),
      date mise a disposition, mise a disposition (le|), echeance livraison, date de (livr|liv), livr (souhaitee|demandee|prevue|le),
      liv (souhaitee|demandee|prevue|le)
    `,
    date: `
      lieu et date (emission|), date et lieu (emission|), date, date emission, date edition, edition du, edition le, date document, emis le, emise le, envoyee le, emission, edite le, editee le, fait le, etabli le, etablie le, le,
      date creation, cree le, en date, date impression, arretee au, arrete au
    `,
    other_date: `
      date (de|) retour, (a retourner|retour) avant le, (regle|reglee|paye|payee|acquitte|acquittee) le, echeance commande, date (de|) facture (initiale|d origine|origine),
      date (livraison effective|expedition|bl|bon livraison|prestation|naissance|depart|contrat|intervention|debut|fin|valeur|vente|
        ouverture|impression|operation|reception facture),
      periode (du|facturation|), periode, (document|) (genere|imprime) le, recu le, date validite, valable jusqu au, livre le, expedie le, du, au, date bl,
      prestation du, arrivee, depart
    `,
    start_time: `
      heure debut (livraison|reception|intervention|), debut livraison, debut intervention, heure mini, heure minimum, heure au plus tot,
      heure arrivee, livraison a partir de, (reception|dechargement) (des|a partir de), quai ouvert (a partir de|des), heure (de|) (quai|mise a quai|dechargement|rendez vous|rdv)
    `,
    end_time: `
      heure fin (livraison|reception|intervention|), fin livraison, fin intervention, heure maxi, heure maximum, heure au plus tard,
      heure depart, heure limite (livraison|), (reception|livraison|dechargement) (jusqu a|jusque)
    `,
    delivery_time: `
      (heure|heures|horaire|horaires|creneau|creneaux|plage|plage horaire|tranche horaire) (de|) (livraison|reception|),
      (livraison|livrer|reception) entre, horaires reception, horaires ouverture quai, creneau (livraison|horaire), livraison heures,
      horaires livraison, entre, ouverture quai, horaires quai, heure livraison
    `,
    supplier: `
      au fournisseur, au nom de, au nom et pour le compte de,
      (fournisseur|vendeur|exportateur|prestataire|emetteur|expediteur|titulaire|titulaire marche|beneficiaire|vendu par|facture par|emise par|
        fournisseur titulaire|notre fournisseur) (adresse|),
      coordonnees fournisseur, adresse fournisseur, commande a, commande adressee a, rechnungssteller, etabli par,
      raison sociale fournisseur, compte payable a, au support, loueur
    `,
    customer: `
      (ecole|societe|entreprise|etablissement|association|club) ou (entreprise|societe|etablissement|organisme|association|ecole),
      armateur (facture|payeur|), (exploitant|proprietaire|abonne|adherent|locataire) (facture|payeur), exploitant (de l|) aeronef, proprietaire (du|) (bateau|navire), proprietaire (de l|) aeronef,
      (nom de l |)exploitation, (raison sociale|nom) (exploitation|etablissement|adherent),
      (adresse|adresses) (facturation|facture) et (livraison|expedition),
      (adresse|adresses) (livraison|expedition) et (facturation|facture),
      (client|acheteur|destinataire facture|facture a|facturer a|facturation|adresse facturation|adresse client|client facture|
        donneur ordre|adresse facture|client livre facture|debiteur|votre adresse|raison sociale|coordonnees client|client facturation|
        titulaire contrat|facturee a|doit|adresse payeur|adresse facturation et livraison|pouvoir adjudicateur|etablissement|organisme|
        collectivite|entite|entite acheteuse|societe acheteuse|organisme acheteur|etablissement acheteur|client final),
      maitre ouvrage, maitrise ouvrage, facture etablie au nom (de|), facture au nom (de|), locataire, preneur, donneur d ordre,
      nom (client|abonne|societe|etablissement), adresse du client, adresse de facturation, facture adressee a, a facturer a, facturation a,
      adressee a, payable par, titulaire (contrat|abonnement|ligne),
      (informations|information|donnees|infos|coordonnees|adresse) (client|acheteur|facturation|facture|payeur),
      (tiers|client|societe|entite) facture, facture a (adresser|etablir|envoyer) (a|au nom de|au nom),
      (adresser|envoyer|etablir|transmettre) (la|) facture (a|au nom de), envoi facture, adresse envoi facture
    `,
    delivery: `
      (chantier|site|magasin|depot) livraison, livraison (chantier|site|depot),
      (expedier|envoyer) (tout|tous les articles|tous les produits|les articles|l ensemble) (a|chez),
      (magasin|boutique|point de vente|etablissement|restaurant|agence|depot|entrepot) (a livrer|livre|de livraison|destinataire), livraison et facturation (a|), facturation et livraison (a|),
      (lieu|point) de (depose|depot), deposer (a|chez|), (tout|toute la marchandise|tous les colis|tous les articles|l ensemble) (a|) livrer a, livrer (tout|le tout|l ensemble|la totalite) a,
      (marchandise|marchandises|articles) (livree|livrees|livres|expediee|expediees|expedies|envoyee|envoyees) a, livrer (tous|toutes|) (les|la|) (articles|marchandises|marchandise|produits) a, point livraison, lieu (prestation|intervention|evenement|manifestation|reception|ceremonie|enlevement|retrait),
      (adresse|lieu|site|point|) livraison principale, (depot|plateforme|entrepot|magasin) (destinataire|de livraison|livraison),
      (adresse|adresses) (facturation|facture) et (livraison|expedition),
      (adresse|adresses) (livraison|expedition) et (facturation|facture), (lieu|adresse|site) & (intervention|execution|travaux|prestation),
      livraison a effectuer (a|au|chez|), (adresse|lieu|point|site|destinataire|magasin|service) & (livraison|reception|livre),
      (livrer|livre|livree|livraison|expedier|envoyer) (a|au|chez|pour|vers), adresse livraison, livraison,
      (a livrer|livraison) (a|au|chez) adresse, expedie a, expedition a, (livraison|livrer|livre|a livrer) (sur|) (chantier|site|place),
      lieu chantier, destinataire, destination, adresse destinataire, adresse chantier, livre a, adresse suivante, adresse habituelle,
      adresse facturation et livraison, adresse expedition, quai livraison, adresse installation, adresse reception, a livrer a,
      livraison a, lieu livraison, receptionnaire, priere de livrer a, merci de livrer a, veuillez livrer a,
      (veuillez|priere|merci) livrer (marchandises|marchandise|materiel|commande) (a|au|chez), a livrer a l adresse,
      adresse de livraison des marchandises, (a livrer|livrer) (au|a la|chez|aux), destinataire (livraison|marchandises),
      lieu (destination|reception), adresse (envoi|reception|destination), reception marchandises, site destinataire, point reception,
      magasin livraison
    `,
    other_party:
      'representant fiscal, mandataire, affactureur, factor, transitaire, payeur, transporteur, tiers payeur, sous traitant, fabricant',
    addressee: 'a, pour, a attention, attention, adresse a',
    buyer_person: `
      (votre|vos) (nom|nom complet|nom et prenom|prenom et nom), nom (de la|) personne qui commande,
      (notre|votre) (responsable|interlocuteur|interlocutrice|acheteur|acheteuse|gestionnaire),
      agent (traitant|gestionnaire|responsable|instructeur), (reserve|reservation) par, (chef|responsable) magasin, op, operateur, operatrice,
      contact telephone, contact interne (suivi|) (commande|commandes|), contact suivi commande, nom responsable, (responsable|redacteur|auteur) commande,
      commande (passee|prise|etablie|redigee) par, approvisionneuse, magasinier, magasiniere, gouvernante, gouvernant,
      gestionnaire (commande|approvisionnement|de stock), (recue|recu|transmise) de, exploitant, exploitante, econome,
      (charge|chargee) (budget|clientele|achats), chef rayon, (auteur|createur) (commande|), nom (du|) signataire, acheteuse, demandeuse,
      redactrice, preparateur, preparatrice, commande preparee par, prepare par, preparee par, interlocutrice,
      chef (cuisine|atelier|equipe), (pharmacien|pharmacienne|infirmier|infirmiere|cuisinier|gestionnaire|cadre) responsable, pharmacien,
      approvisionneuse, gestionnaire (stock|stocks|appros), planificateur, (technicien|agent|technicienne) (responsable|charge), econome,
      intendant, referent technique, passee par, personne a joindre, demande emise par, nom du gestionnaire, commandee par, charge dossier,
      (commande|passe|passee|redige|redigee|encode|encodee|etabli|etablie|demande|saisi|saisie|emis|emise|suivi|suivie|dossier suivi|affaire suivie|cree|
        valide|prepare|bon redige|commande passee|signe|commande suivie|dossier traite) par,
      (demandeur|acheteur|redacteur|donneur ordre|gestionnaire|approvisionneur|interlocuteur|contact|responsable|responsable achats|
        nom demandeur|nom acheteur|votre contact|notre contact|nom prenom|contact client|nom du demandeur|contact commande|
        responsable commande|votre interlocuteur|correspondant|notre correspondant|correspondant achats|magasinier|chef atelier|
        charge affaires|charge achats|responsable demande|referent|referente|referent commande),
      representant (achat|achats), acheteur responsable, acheteur espace, de, personne a contacter, a contacter, contact achats, emetteur,
      (interlocuteur|interlocut) telephone, acheteur telephone,
      (notre|votre|nos) (interlocuteur|interlocutrice|acheteur|acheteuse|gestionnaire|correspondant), donneur ordre, donneur d ordre,
      initiateur, (resp|responsable) (achats|achat|des achats|commande|commandes), nom (acheteur|achats), contact (achat|achats|commande)
    `,
    contact_person: `
      chef chantier, votre personne a contacter, contact, votre (contact|interlocuteur|conseiller|commercial), interlocuteur, suivi par, suivi commande, affaire suivie par,
      contact commercial, une question, contact fournisseur, renseignements
    `,
    department: `
      unite (achat|achats|d achat|d achats|organisationnelle), entite (d achat|d achats|acheteuse),
      service discipline,
      point (de|) vente,
      structure demandeuse, entite demandeuse, composante, laboratoire equipe, (section|unite) (de|du|) laboratoire,
      (service|departement|pole|direction|unite|division|secteur|ufs|uf|u f|secteur activite) (demandeur|demandeuse|acheteur|
        acheteuse|commandeur|emetteur|emettrice|),
      rayon, service (destinataire|concerne|prescripteur|gestionnaire|client), unite fonctionnelle, direction (demandeuse|), dept,
      imputation service, nom (du|) service, site service, service site, (serv|dep|dept) (demandeur|acheteur|emetteur|),
      laboratoire demandeur, service departement, atelier demandeur, (departement|service) (demandeur|acheteur|commanditaire)
    `,
    net: `
      (total|sous total|montant|honoraires) (soumis|assujetti) a (la|) tva, honoraires (et frais|) (ht|hors tva|hors taxes), honoraires et frais hors tva,
      (total|montant|sous total|base|net|valeur|prix total|somme) (general|commande|facture|net|marchandises|commercial|articles|) (ht|
        hors taxe|hors taxes|h t),
      total ht, montant ht, sous total ht, net ht, ht, total net ht, base ht, base imposable, total hors (tva|taxes|taxe),
      montant (total|net) ht, total ht net, total general ht, total commande ht, valeur marchande, montant hors (tva|taxes|taxe),
      total net hors taxes, net commercial, base hors taxe, total ht apres remise, montant ht total, total avant taxes, total base,
      base tva, total des produits ht, engage,
      (total|montant) (produits|prestations|travaux|articles|lignes|services|fournitures) (ht|hors taxes|hors taxe|),
      (total|montant|sous total) (htva|h t v a|hors tva|hors t v a|sans tva|excl tva), total partiel (ht|), montant taxable, somme ht,
      (total|) prime (nette|ht|hors taxes)
    `,
    tax: `
      (total|montant|dont|) (tva|taxes|t v a) (total|totale|), (montant|total) (tva|taxes|de tva), tva (a|acquittee|due|sur), total tva,
      dont tva, (taxe|taxes) (d|sur|) (assurance|assurances), taxe (tva|), tps, tvq, montant total tva, montant taxe, montant taxes, montant total taxes,
      (somme|mnt|mtt|mt|total|valeur) (tva|taxes), tva (collectee|due|acquittee|a payer|totale),
      tva sur (encaissements|debits|les debits|les encaissements), taxe sur valeur ajoutee, tva (au|) taux normal
    `,
    gross: `
      (total|montant|net|somme|prix) (general|commande|facture|global|a payer|du|) (ttc|toutes taxes comprises|toutes taxes|tva comprise|
        tvac|taxes comprises|tva incluse|taxes incluses),
      total (general|facture|commande|ttc|tvac), ttc, montant total (ttc|facture|), total toutes taxes comprises, total a regler ttc,
      montant (facture|commande), montant ttc,
      (acompte|montant acompte|total acompte|situation|montant situation) (ttc|toutes taxes comprises) (a regler|a payer|), total,
      total general ttc, total tva incluse, total avec tva, total de la facture, total avec taxes, montant total avec taxes,
      (total|net|montant) net ttc, montant (a|) acquitter
    `,
    due: `
      acompte (a|de) (verser|payer|regler) (ttc|), acompte demande (ttc|), montant acompte ttc, total acompte (ttc|),
      (net|total|montant|reste|solde|somme|restant|solde restant|montant restant|montant net) (a (payer|regler|verser)|du|due|payer|regler),
      net a payer (ttc|en euros|), solde (du|a payer|a regler|), reste (a payer|du|a regler),
      montant (a payer|a regler|du|exigible|du ttc|total a payer|echeance), a payer, a regler,
      (acompte|montant acompte|total acompte) (ttc|) (a regler|a payer), total (a payer|a regler|du), montant prelevement, somme a payer,
      votre debit, montant du prelevement, net a regler, montant exigible, montant net a payer, net a verser
    `,
    paid: `
      paye, (acompte|acomptes|arrhes|avance|avances) (verse|verses|versee|paye|payes|regle|recu|deduit|percu|recus|),
      (paiement|reglement|versement|montant) (verse|recu|deduit|effectue), deja (regle|paye|verse), acompte (verse|paye|recu|),
      (provision|provisions) (versee|versees|recue|recues|deja versee|deja versees|a deduire|encaissee|encaissees),
      montant paye, montant deja regle, paiements recus, total paye, dont acompte, acompte a deduire, retenue (de|) garantie
    `,
    other_amount: `
      (somme|total|montant) (des|) (lignes|postes),
      (frais|port|frais port|transport|livraison|emballage|remise|escompte|rabais|ristourne|total remise|montant remise|remise globale|
        frais livraison|frais expedition|participation|eco participation|ecotaxe|consigne|timbre|droit timbre|arrondi|total brut|brut|
        total brut ht|montant brut|report|a reporter|total a reporter|report page suivante|total page suivante|report page precedente|
        total page precedente|total de la page|sous total|penalite|prix unitaire|pu|remise commerciale|total quantite|total lignes|
        nombre total (d|des|de|) articles|nombre total (d|des|de|) pieces|
        total colis|total palettes|total pieces|total unites|total cartons|total articles|total uvc|total ul|total poids brut|total poids net|
        solde precedent|solde anterieur|ancien solde|report solde|total eco participation|escompte pied|total poids|retenue garantie|
        frais gestion) (ht|ttc|)
    `,
    currency: 'devise, monnaie, (montants|prix) (exprimes|) en, devise facture, devise (document|)',
    vat_id: `
      no identif (intracomm|intracom|intra), no tva intracomm,
      (no|numero|identifiant|code|id) & (tva|tva intracommunautaire|tva intracom|tva intra|tva ue|identification tva|tva fr),
      tva (intracom|intracommunautaire|intra|no|fr), no intracommunautaire, identifiant tva, no id tva, tva intra communautaire,
      no tva intra communautaire, tva cee, id tva, n tva
    `,
    company_id: `
      id fiscal, identifiant (siret|siren), id taxe, (siret|siren|no siret|no siren) (client|du client|acheteur), (no|numero) identification fiscale (vatin|),
      (siret|siren|no siret|no siren|siret no|siren no|ice|no ice|if|identifiant fiscal|code fiscal|no entreprise|bce|ide|uid|
        numero entreprise|matricule fiscal|matricule fiscale|nif),
      no tps, no tvq, tps no, tvq no, neq, no entreprise du quebec
    `,
    other_id: `
      (rcs|rc|rm|registre commerce|capital|capital social|code naf|naf|ape|code ape|patente|cnss|tp|eori|gln|finess|no finess|no agrement|
        tva client|votre tva|votre no tva|no tva client|no tva acheteur)
    `,
    iban: '(code|no|) iban (no|)',
    bic: '(code|) (bic|swift|bic swift|swift bic) (no|code|)',
    account: '(no|) compte (bancaire|no|), rib, coordonnees rib, no compte bancaire, domiciliation, ccp, no ccp',
    sort_code: 'code banque, code guichet, cle rib, guichet, code etablissement, clearing',
    bank: '(banque|nom banque|etablissement bancaire|agence|etablissement)',
    bank_heading: `
      coordonnees (bancaires|banque), (reglement|paiement|payer|payable) (par|) virement (a|sur|bancaire sur),
      (informations|references) bancaires, virement (a|sur|bancaire), domiciliation bancaire, a virer sur, releve identite bancaire,
      (compte|rib) a crediter, verser sur, virement sur compte, beneficiaire
    `,
    payment_terms: `
      modalites, (conditions|condition|modalites|delai|termes|delais|echeance) (de|) (paiement|reglement), conditions (paiement|reglement),
      delai (paiement|reglement), paiement a, echeancier, modalites (paiement|reglement), cond reglement, cond paiement,
      condition reglement, reglement a, conditions, (conditions|condition) facturation, termes (paiement|), cond reglt
    `,
    payment_method: `
      (mode|moyen|moyens|type|methode|forme) & (paiement|reglement), (paiement|reglement|paye|regle|payable|soldez|a regler) par, mode regl,
      mode reglt, moyen de paiement, reglement, paiement
    `,
    note: `
      (commentaires|commentaire|remarques|remarque|instructions|consignes|message|note|notes) (au|pour le|pour|a l attention du) (fournisseur|vendeur|prestataire|loueur), message (de la|du) (boutique|client|magasin|detaillant|revendeur),
      texte d entete, texte d en tete, texte entete, texte de pied, texte libre, zone libre, (texte|textes|commentaire|remarque|remarques) (commande|entete), message au fournisseur, instructions au fournisseur,
      (observations|observation|remarques|remarque|commentaires) (de l|du|de|) (atelier|technicien|mecanicien|garage),
      remarques livraison, commentaire au fournisseur, (commentaire|commentaires|message|note|instructions|remarque) (fournisseur|pour fournisseur|client|du client),
      (remarque|remarques|observation|observations|commentaire|commentaires|note|notes|instructions|consignes|instructions livraison|
        consignes livraison|informations complementaires|information|nota|nb|mentions|informations|a noter|important|message|
        instructions particulieres|conditions particulieres|precisions|note commande|commentaires livraison|infos livraison)
    `,
    phone:
      'service (client|clients|clientele|consommateurs|abonnes), relation clients, par telephone, (tel|telephone|tel no|tph|gsm|mobile|portable|t|telephonique|standard|no tel|ligne directe|tel fax|port)',
    fax: '(fax|telecopie|telec)',
    email: '(e mail|email|mail|courriel|mel|adresse mail|adresse email|adresse electronique|messagerie)',
    web: '(site|site web|internet|web|site internet|sur le web)',
    other_text: `
      nom (de la|de l|) commande, designation, libelle, description, quantite, objet, suite, montant en (toutes|) lettres, statut (paiement|commande|), etat commande, arrete la presente facture, conditions generales,
      taux tva, tva pourcent, signature, cachet, cachet et signature, bon pour accord, visa, reference, ref, article, prix, remise, taux,
      code tva, numero de ligne
    `,
    party_postcode: 'code postal, cp',
    party_town: 'ville, localite, commune',
  },
  weak: {
    payment_method: 'mode',
    note: 'consigne, acces, a savoir',
    start_time: 'debut, a partir de, reception de',
    end_time: 'fin, jusqu a, reception a',
    invoice_number: `
      engagement (no|), no, ref, reference, nos (ref|references), notre (ref|reference), facture, avoir, document, numero, facture vente,
      n ref, note honoraires, facture acompte, facture solde, bordereau no
    `,
    order_number: `
      (no|ref) & (os|ot|o s|o t|ordre travail|ordre intervention|ordre reparation), ordre (no|numero), no date, no engagement juridique, engagement juridique (no|), engagement no, no, ref, reference, nos (ref|references),
      notre (ref|reference), commande, bon commande, ordre insertion, ordre d insertion, ordre publicite, bon insertion, cde, numero,
      (document|piece) no, no (document|piece), document, piece, commande achat, bon de commande fournisseur, commande fournisseur,
      document no, ordre achat, no ordre, (journal|serie) no, no (version|indice|revision)
    `,
    customer_number:
      'dossier (no|), client, identifiant, compte, votre compte, tiers, votre code, nos references chez vous, adherent, abonne, locataire, coproprietaire, preneur',
    date: 'jour marche, jour vente',
    due_date: 'echeance, avant, reglement',
    delivery_date: `
      avant le, prevue, prevu, prevue le, date prestation, date de la prestation, date evenement, date de l evenement, date manifestation,
      date intervention, date d intervention, date travaux, date execution, date d execution, livraison, reception, delai, livr, livraisons,
      pour le, au plus tard le, requis, souhaite
    `,
    order_date: 'emission, emis le, du, date (d|) engagement',
    customer: 'importateur, magasin, nom, nom (de|) (l|) (entreprise|societe|etablissement), doit a, nom prenom, societe',
    buyer_person:
      'charge (d |)affaire, charge (d |)affaires, chargee (d |)affaires, opticien, opticienne, approvisionnement, approvisionnements, conducteur, conducteur travaux, chef chantier, agent, contact, nom, par, vos contacts, signataire, suivi',
    delivery: 'chantier, lieu, expedition, envoi, livrer',
    supplier: 'distributeur, libraire, librairie, regie, regie publicitaire',
    department: 'imputation, centre de cout, centre cout, equipe, groupe, laboratoire',
    vat_id: 'tva, no tva',
    gross: 'prix total, a votre debit, votre debit, somme, total paye, total regle',
    net: 'honoraires, nos honoraires, dont ht, montant, base, valeur, sous total, marchandises, total marchandises',
    bank: 'banque',
  },
  titles: {
    invoice: `
      votre facture,
      (facture|facture vente|facture client|facture avoir|avoir client|avoir|facture proforma|facture pro forma|note honoraires|note credit|
        facture acompte|facture solde|facture definitive|facture rectificative|votre facture|duplicata facture|facture simplifiee|
        ticket caisse|quittance|note frais|facture electronique|decompte|autofacture|auto facture|appel cotisation|appel cotisations|appel prime|appel primes|
        appel fonds|appel charges|appel loyer|appel loyers|avis loyer|avis echeance|titre (recettes|executoire|perception)|avis (des|de) sommes a payer|avis sommes a payer|
        titre recette|memoire honoraires|etat honoraires|note debours|bordereau apport|situation travaux|situation chantier)
    `,
    work_order: `
      formulaire (commande|bon commande),
      (achat|achats) commande, (commande|bon) (location|entretien|reparation), ordre (affretement|transport|chargement),
      (confirmation|commande) (d |)affretement, commande (chantier|transport|sous traitance|travaux), bon intervention,
      (reassort|reassort fournisseur|bon reassort|commande reassort|bon commande modificatif|commande modificative|liste commande|
        fiche commande|liste achats|demande reapprovisionnement|commande reapprovisionnement|bordereau commande|ordre insertion|bon insertion|
        ordre travaux|bon travaux|bon commande|commande|commande achat|commande fournisseur|ordre achat|bon achat|ordre (travail|intervention|reparation|fabrication|prestation|impression)|bon de commande fournisseur|
        demande achat|ordre de commande|engagement|bon engagement|notre commande|lettre commande|commande ferme|appel de livraison|
        appel de commande|appel commande|appel livraison|ordre d insertion|ordre publicite|feuille commande|bon travail|ordre service|
        commande client|commande interne)
    `,
    seller_order: `
      (confirmation|acceptation|accuse|accuse reception|ar|validation) (commande|votre commande),
      (accuse reception|confirmation vente|commande confirmee|devis|offre prix|bon de commande client|proposition commerciale)
    `,
    request: 'demande (prix|devis|cotation|offre prix), consultation fournisseur',
    other: `
      (bon livraison|bordereau livraison|releve compte|releve|lettre relance|relance|mise en demeure|contrat|convention|attestation|
        bulletin paie|bulletin salaire|curriculum vitae|tarif|liste prix|avis paiement|proces verbal|rapport|conditions generales vente|menu),
      conditions generales, conditions generales (achat|de vente|d achat)
    `,
  },
  stopWords: `
    le la les de des du et un une pour par sur avec dans est sont aux votre notre nos vos cette ce ou ne pas a au en date facture commande
    montant total ht ttc tva quantite prix designation reglement paiement echeance livraison adresse client numero sera tout toute retard
    conditions compte page chez entre sous
  `,
  parts: {
    number: 'no code identifiant ref reference id',
    day: 'date jour',
    on: 'le',
    invoice: 'facture factures facturation facturer facturee fact',
    order: 'commande commandes commander commandee cde cdes bdc achat achats bc',
    customer: 'client clients compte abonne abonnee acheteur adherent clt',
    supplier: 'fournisseur fournisseurs vendeur emetteur fourn prestataire',
    delivery: 'livraison livrer livre livree reception recevoir arrivee livr',
    wish: 'souhaitee souhaite demandee demande prevue prevu attendue attendu requise voulue imperative imperativement prevoir',
    due: 'echeant echu echue echeance exigible limite',
    payment: 'paiement reglement payer regler rglt regl rgt',
    amount: 'total totaux montant somme general generale globale global valeur tot mt mnt',
    subtotal: 'sous',
    net: 'net ht nets imposable',
    gross: 'ttc brut',
    tax: 'tva taxe taxes',
    without: 'hors sans avant',
    within: 'compris comprise comprises incluse incluses inclus avec toutes',
    place: 'adresse lieu point site destination adr',
    details: 'coordonnees informations nom raison sociale',
    method: 'mode moyen modalite modalites methode',
    terms: 'conditions delai delais',
    until: 'avant',
    filler: `
      de du des d la les l au aux a et pour notre nos votre vos n v sur document piece definitif emission emise emis etablie passee
      comptable interne euros eur euro un une le en appel convenues convenu choisi m suivante
    `,
    charge: 'remise remises rabais escompte port transport emballage reduction reductions acompte arrondi',
    else: `
      contrat contrats convention projet affaire marche offre devis proposition expedition envoi suivi mandat serie lot carte licence agence
      magasin entrepot tournee dossier ticket transaction expiration validite annulation impression edition
    `,
  },
}
