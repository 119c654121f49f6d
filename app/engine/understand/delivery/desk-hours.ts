import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** Bills, those who pay them and those who answer the telephone. */
const desks = pattern('u')`
  (?<!\p{L})(?:
    invoices?|invoicing|billing|accounts? payable|factur(?:e|es|a|as|en|ation|acion|azione)|faturas?|faturacao|rechnung(?:en)?|rechnungs\p{L}+|fattur(?:a|e|azione)|
    comptabilite|contabilidad|contabilidade|contabilita|buchhaltung|boekhouding|crediteuren\p{L}*|kreditoren\p{L}*|
    office hours|heures de bureau|horaires? des bureaux|horario de oficinas?|burozeiten|sprechzeiten|kantooruren|orari[oa]? d['’ ]ufficio|horario de expediente|
    telephone|telefonos?|telefone|telefonisch\p{L}*|standard|switchboard|phone lines?|atencion (?:a proveedores|telefonica)
  )(?!\p{L})
`
/** Whoever brings goods, and where they are taken in. */
const goods = pattern('u')`
  deliver|livr|entreg|liefer|lever|consegn|unload|descarg|scaric|decharg|entlad|goods|\bwaren?|mercanc|mercad|marchandise|merce|goederen|
  dock|muelle|quai|warehouse|almacen|bodega|depot|deposito|entrepot|magasin|magazz|magazijn|lager|\byard|\bgate|camion|lorry|truck
`

/** `Recepción de facturas: martes de 9 a 13 h.`: the hours at which a desk takes papers or calls are none at which goods are brought. */
export function isOfDesk(sentence: string): boolean {
  const text = fold(sentence)
  return desks.test(text) && !goods.test(text)
}
