import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import { textOf } from '../rows.ts'
import { pattern } from '../../words/pattern.ts'

/** Lines under an item that say something about it and are no part of its name; `liefern und montieren` is a part of it. */
const subLine = pattern('u')`
  ^(?:\W*)(?:
    gtin|ean|upc|gln|gencod|code[- ]barres?|barcode|codigo de barras|strichcode|s\/?n\b|n\/s\b|serial|serien|serienummer|n\.?[°o] (?:de )?serie|caducidad\b|fecha de caducidad|best before|use by|expiry|
    peremption|dlc\b|dluo\b|ddm\b|mhd\b|mindestens haltbar|tht\b|scadenza\b|validade\b|num(?:ero)? de serie|num\.? serie|lot\b|lote\b|
    batch|charge(?:[- ]?n| \d+[-/]\d)|origin|origine|origen|herkunft|ursprung|liefer(?!n und )|livr(?!er et )|delivery|entrega(?!r [ye] )|(?:deel)?levering|leverdatum|consegna\b|
    teillieferung|echeance|due\b|albaran\b|despatch|dispatch|pakbon|ddt\b|bl n|bon de livr|bestell|order|commande|pedido|periode|
    period\b|zeitraum|abrechnung|leistungszeitraum|berechnungszeitraum|du \d|from \d|von \d|vom \d|del \d|note|hinweis|remarque|
    bemerkung|observac|brutto|netto|artikelrabatt|rabatt|remise|descuento|discount|rabais|zoll|tariff|hs code|nomenclature|taric|
    intrastat|verpackung|packaging|dienst:|kostenstelle|projekt|ref\b|your ref|vos ref|incl|inkl|inclu|dont\b|di cui\b|garantie|
    warranty|[lhbwdtp] ?\d[\d.,]* ?(?:mm|cm|m)? ?[x×] ?[lhbwdtp] ?\d|poids|weight|gewicht|peso|https?:|www\.|#|•
  )
`
const bulleted = /^[•●◦▪■✓✔]\s?\p{L}/u
const barcode = /^\d{12,14}$/

/** `Gencod 3012345678907`, `Charge 24-311`, `MHD 03.2027`: what is printed on the single piece, never its name where another line could be. */
const ofThePiece = pattern('u')`
  ^(?:
    gtin|ean|upc|gln|gencod|code[- ]barres?|barcode|codigo de barras|strichcode|s\/?n\b|serial|serien|n\.?[°o] (?:de )?serie|lot\b|lote\b|batch|
    charge|caducidad|best before|use by|peremption|dlc\b|dluo\b|ddm\b|mhd\b|tht\b
  )[^,]{0,12}\d[\d./-]*$
`

export const isOfThePiece = (words: Word[]): boolean => ofThePiece.test(fold(textOf(words)))

/** `Origin: Spain`, whatever the label. */
export const labelled = /^[\p{L}][\p{L} .'/-]{1,26}\s?:(?:\s|$)/u

export function isSubLine(words: Word[]): boolean {
  const text = fold(textOf(words))
  return inBrackets.test(text) || bulleted.test(text) || (saysSomething(text) && !goesOn.test(textOf(words)))
}

/** `courtes - Taille : S, Couleur :` goes on with a name that the column's width broke; a label begins with its own word. */
const goesOn = /^\p{Ll}[\p{L}’']* - \p{L}[^:]{0,20}:/u

const inBrackets = /^\((.*)\)$/u
/** Mexico prints under each line what is taxed, at which rate, and the tax. */
const taxOfLine = /(?:traslad\p{L}*|impuestos?|iva|ieps).*(?:base|tasa|importe)|tasa 0\.\d{4,}/u
const saysSomething = (text: string) =>
  taxOfLine.test(text) || subLine.test(text) || barcode.test(text) || labelled.test(text) || /\d{1,2}[./]\d{1,2}[./]\d{2,4}/.test(text)

/** `(Steel, White)`, `(box of 50)`: the end of a name, where the column's width broke it off. */
export function isBrokenOff(words: Word[]): boolean {
  const inside = inBrackets.exec(fold(textOf(words)))?.[1]
  return inside !== undefined && /\p{L}{2}|\d\s?\p{L}/u.test(inside) && !saysSomething(inside)
}
