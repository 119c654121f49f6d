import { pattern } from '../words/pattern.ts'

const slip = pattern('i')`
  ^(?:payment|remittance) (?:advice|slip|stub|coupon)|^(?:please )?(?:detach|return) (?:and return )?(?:this|the|with)|tear[- ]off|
  ^talon (?:de paiement|à)|^coupon (?:de paiement|à)|^bulletin de versement|^(?:zahl|einzahlungs)schein|^zahlteil|
  ^(?:cup[oó]n|tal[oó]n|resguardo) de pago|^acceptgiro|^bollettino|^ficha de (?:compensação|pagamento)
`

/** What stands over the part of a paper that goes back with the money. */
export const isSlipTitle = (text: string) => slip.test(text)
