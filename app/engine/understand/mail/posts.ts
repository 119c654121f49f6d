import { pattern } from '../words/pattern.ts'

/** What somebody is, not where, folded: "Chef de cuisine", "Einkaufsleiter", "Purchasing manager", "Alcalde-Presidente". */
export const post = pattern('u')`
  ^(?:le |la |el |il |der |die |the )?(?:
    coordin(?:ador[ae]?|ateur|atrice|ator)|koordinator(?:in)?|administrador[a]?|analista|asistente|supervis[a-z]+|chef|cheffe|second|
    directeur|directrice|director[a]?|direttore|direttrice|dirigente|president[ea]?|vicepresident[ea]|alcalde(?:sa)?|concejal[a]?|interventor[a]?|sindaco|mayor|
    burgermeister(?:in)?|maire|tecnic[oa]|responsable|responsabile|gerant|gerante|assistant|assistante|acheteur|acheteuse|gestionnaire|
    econome|conduct(?:eur|rice)|intendante?|ordonnateur|proviseure?|principale?|pharmacien(?:ne)?|gouvernante|gobernanta|governanta|patron|leiter|leiterin|
    inhaber|inhaberin|geschaftsfuhrer|kuchenchef|einkaufer|einkauferin|sachbearbeiter|jefe|jefa|gerente|encargado|encargada|maestr[oa]|comprador|
    compradora|charge|chargee|adjoint|adjointe|secretaire|secretari[oa]|comptable|magasinier|magasiniere|head|owner|bursar|clerk|
    \p{L}{3,9}thecaire|bibliotecari[oa]|regisseur|regisseuse|almacener[oa]|sacristan|
    tesorer[oa]|tesoureir[oa]|tesoriere|tresorier|tresoriere|caissier|caissiere|treasurer|kassier|kassierin|kassenwart|kassenwartin|penningmeester
  )\b|(?:
    leiter|leiterin|chef|meister|manager|officer|buyer|director|clerk|executive|coordinator|planner|engineer|technician|supervisor|
    administrator|assistant|secretary|bursar|einkaufer|einkauferin|assistenz|referent|referentin|beauftragte|beauftragter|
    librarian|storekeeper|storeman|foreman|matron|curator|registrar|superintendent|purchasing agent|bibliothekar|bibliothekarin
  )$
`
