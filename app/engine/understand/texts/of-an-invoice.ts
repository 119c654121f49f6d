import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** `Missing parts are invoiced at their price.`, `Cet avoir sera déduit de votre prochain règlement.`: an invoice may name itself where it says what becomes of the goods or of the money. */
const itself = pattern('gu')`
  \b(?:
    (?:mes|factura) siguiente|siguiente (?:mes|factura)|volgende (?:factuur|maand)|following (?:invoice|month)|folgenden? rechnung|
    invoic(?:e|es|ed|ing)|factur(?:es?|er|ees?|e|ation|as?|ar\p{L}*|ad[oa]s?|en|eerd)|gefactureerd|factuur|rechnung(?:en)?|fattur(?:a|e|at[oa])|
    faturas?|reglements?|importes?|montants?|amounts?|balances?|betrage?|bedrag(?:en)?|prices?|prix|precios?|preise?|registered
  )\b
`

/** When it is to be paid, and what follows if it is not. */
const ofPayment = pattern('u')`
  \d\s?(?:days?|jours?|dias?|tage?n?|giorni|dagen)\b|
  \b(?:
    transfer\p{L}*|remit|settle by|abonen|ingres\p{L}*|due|overdue|owed|outstanding|late|interest|payables?|exigible|echeances?|escompte|retard|penalites?|indemnite|vencimiento|vence|mora|recargo|
    fallig|faellig|verzug|skonto|zahlen|scadenza|ritardo|vervaldatum|vervaldag|capital|conditions?|conditions generales|terms|condiciones|
    agb|geschaftsbedingungen|voorwaarden|condizioni|condicoes|siret|registration|company|software|logiciel|programa
  )\b
`

/** `Ce montant sera prélevé le 3 mai sur votre compte`, `Cargaremos el importe en su cuenta`: what the bank does, or the seller through it. */
const charged = pattern('u')`
  \b(?:
    (?:sera|est|a ete) (?:automatiquement )?preleve\p{L}*|se (?:le )?(?:cargara|adeudara|domiciliara)|(?:will be|is) (?:charged|debited|collected)|
    (?:cargaremos|adeudaremos|giraremos|domiciliaremos)|(?:nous )?(?:preleverons|debiterons)|we (?:will|shall) (?:collect|charge|debit)|addebiteremo|debitaremos|
    (?:abgebucht|eingezogen)|(?:afgeschreven|geincasseerd)|(?:sara|verra) addebitat[oa]|sera debitad[oa]
  )\b
`

/** What a sentence says beside naming the invoice it stands on; nothing, where it says when or how that is to be paid, or is. */
export function beyondItself(text: string): string | undefined {
  const folded = fold(text)
  if (charged.test(folded)) return undefined
  const beyond = folded.replace(itself, '')
  return beyond !== folded && ofPayment.test(folded) ? undefined : beyond
}
