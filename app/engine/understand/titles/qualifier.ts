import { pattern } from '../words/pattern.ts'

/** `de transport n°` behind `Facture`, `für Bauleistungen Nr.` behind `Rechnung`: what it is about stands between title and number. */
export function qualifierOf(behind: string): string | undefined {
  // `Factura final 384528`, `Facture de solde F-0412`, `Facture originale V 98303 / lundi 6 avril 2025`, with but a day behind the number.
  const plain =
    /^(?:\s\p{Ll}[\p{Ll}'’-]{0,14}){1,3}(?=\s(?:\p{Lu}{1,4}[-/. ]?)?(?!(?:19|20)\d\d$)\d[\d\p{Lu}/.-]{2,20}(?:$|\s[-–/]\s(?:\p{L}{2,10},?\s)?\d))/u.exec(
      behind,
    )?.[0]
  if (plain) return plain
  // `FACTURE DE LOCATION 629787`, `FACTURA DE ALQUILER F2024-6850`: the same in capitals.
  const capital =
    /^\s(?:DE|DU|D['’]|DEL|FOR|OF|PARA|POR|FÜR|ÜBER|DI|VOOR)\s?(?:\p{Lu}[\p{Lu}'’-]{1,14}\s){1,3}(?=[\p{Lu}]{0,4}[-/]?(?!(?:19|20)\d\d$)\d[\d\p{Lu}/.-]{2,20}(?:$|\s[-–/]\s\d))/u.exec(
      behind,
    )?.[0]
  if (capital) return capital.trimEnd()
  // `FACTURA MENSUAL E26-10/0266`: what sort it is.
  const sort =
    /^\s(?!N[ÚU]M|NO\b|NR\b|DATE|FECHA|DATUM|CODE|REF)\p{Lu}[\p{Lu}'’-]{4,14}(?=\s\p{Lu}{0,4}[-/]?(?!(?:19|20)\d\d$)\d[\d\p{Lu}/.-]{2,20}$)/u.exec(
      behind,
    )?.[0]
  if (sort) return sort
  // `Rechnung / Lieferschein 51-46678`, `Invoice / Statement of goods No. 2025/47157`: two titles, one number. Papers in two languages have more, each with what
  // sort it is: `Facture originale / SALES INVOICE 7975675`, `FACTURE / Invoice / Statement of goods Nº V464570`.
  const second =
    /^(?:\s\p{Ll}[\p{Ll}'’-]{0,14}){0,3}(?:\s?[/+&]\s\p{L}[\p{L}'’ -]{2,30}?){1,3}(?=\s(?:(?:[nN]\.?[°ºoO]|[nN][rR]|[nN]um)\.?\s)?(?:\p{Lu}{1,4}[-/ ]?)?(?!(?:19|20)\d\d$)(?:\d[\d\p{Lu}/.-]{2,20}|\d{1,3}(?: \d{3}){2,3})(?:\s|$))/u.exec(
      behind,
    )?.[0]
  if (second) return second
  // `FACTURE-BL N° 581140`, `FACTURA/ALBARÁN Nº 25/1881`: the same without a blank.
  const joined = deliveryPaper.exec(behind)?.[0]
  if (joined) return joined
  const receipt = receiptPaper.exec(behind)?.[0]
  if (receipt) return receipt
  return /^(?:\s(?:d['’]\s?)?[\p{L}'’-]{1,20}){1,4}\s(?:n(?:\.?[°ºo]|\.)\.?|nr\.?|n[uú]m\.?|numéro|number|nummer|#)(?=\s?:?\s?[\p{L}]{0,5}[-/. ]?\d)/iu.exec(
    behind,
  )?.[0]
}

const deliveryPaper =
  /^[-–/](?:b\.?l\.?|bon (?:de )?livraison|albar[áa]n|lieferschein|delivery note|packing slip|ddt|guia de remessa|pakbon)(?=\s?:?\s(?:(?:n(?:\.?[°ºo]|\.)|nr|num|núm|no)[.:]{0,2}\s)?\p{L}{0,4}[-/]?\d)/iu

/** `ORDEN DE COMPRA - GUÍA DE INTERNAMIENTO N° 0000512`: the same sheet takes the goods in. */
const receiptPaper = pattern('iu')`
  ^\s[-–/]\s(?:
    gu[ií]a de (?:internamiento|remisi[óo]n|recepci[óo]n)|nota de (?:ingreso|entrada|recepci[óo]n)|vale de entrada|
    goods received? note|bon de r[ée]ception|wareneingangsschein|buono di (?:carico|entrata)|ontvangstbon|guia de (?:entrada|rece[pç]+[ãa]o)
  )(?=\s(?:n(?:\.?[°ºo]|\.)\.?|nr\.?|n[uú]m\.?|#)\s?:?\s?\p{L}{0,4}[-/]?\d)
`
