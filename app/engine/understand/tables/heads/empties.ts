import { fold } from '../../words/fold.ts'
import { pattern } from '../../words/pattern.ts'
import type { Head } from './heads.ts'

/** `Livrés`, `Sorties`, `Geliefert`: what went out full. */
const out =
  /^(?:nb |anz(?:ahl|\.)? )?(?:livr(?:e|es|ee|ees|aisons?)|sort(?:ie|ies)|delivered|out|full|geliefert|ausgabe|voll|entregad[oa]s?|llen[oa]s?|consegnat[ie]|geleverd|entregues?)$/
/** `Rendus`, `Repris`, `Zurück`: what came back empty. */
const back =
  /^(?:nb |anz(?:ahl|\.)? )?(?:rend(?:u|us|ue|ues)|repris(?:es?)?|retours?|retourne(?:s|es)?|vides?|returned|returns?|in|empty|empties|zuruck|retour|rucknahme|ruckgabe|leer|devuelt[oa]s?|vaci[oa]s?|resi|rientrati|vuoti|teruggenomen|devolvid[oa]s?)$/
const empties = pattern()`
  emballages?|consign\p{L}*|vidanges?|bouteilles? vides?|futs?|empties|deposits?|containers?|crates|kegs?|leergut|pfand|mehrweg|envases|retornables?|
  vuoti|imballi|cauzion\p{L}*|leeggoed|statiegeld|emballage|vasilhame
`

/**
 * `MOUVEMENT DES EMBALLAGES | Livrés | Rendus | Valeur | Solde`: barrels and crates that went out and came back are no things sold; what they come to
 * is a charge or a credit beside the total.
 */
export const isOfEmpties = (heads: readonly Head[]): boolean => {
  if (heads.some(({ heading }) => heading?.role === 'description')) return false
  const texts = heads.map(({ text }) => fold(text))
  return texts.some((text) => out.test(text)) && texts.some((text) => back.test(text)) && texts.some((text) => empties.test(text))
}
