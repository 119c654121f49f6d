import { pattern } from '../words/pattern.ts'

/** A line that says how to reach somebody, who opens the letters, or an account: no name and no street. */
export const isContactText = (text: string) => /@|www\.|\bGLN\b|\bcontact\b/i.test(text) || office.test(text) || account.test(text)

/** Switzerland's payment part prints the account between `Zahlbar an` and the name. */
const account = /^[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,3})?$/

/** Who opens the letters there: a line of an address that is no company. */
const office = pattern('iu')`
  ^(?:
    (?:attn\.?:? )?accounts? (?:payable|payables)(?: dep\p{L}*\.?)?|a\/?p dep\p{L}*\.?|accounting(?: dep\p{L}*\.?)?|
    purchasing(?: dep\p{L}*\.?)?|procurement(?: services)?|receiving|finance dep\p{L}*|comptabilit[ée](?: fournisseurs)?|
    service (?:achats|comptabilit[ée])|cuentas (?:por|a) pagar|
    (?:departamento|dpto\.?) (?:de )?(?:compras|contabilidad|administraci[oó]n)|contabilidad|administraci[oó]n|kreditorenbuchhaltung|
    (?:rechnungs|finanz)?buchhaltung|rechnungseingang|einkauf|crediteurenadministratie|inkoop|contabilit[àa] fornitori|ufficio acquisti
  )$
`
