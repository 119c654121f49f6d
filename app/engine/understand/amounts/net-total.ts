import type { Label } from '../labels/label.ts'
import { pattern } from '../words/pattern.ts'

const without =
  /\((?:[^)]*\s)?(?:(?:excl|exkl|ex|excluding|hors|ht|ohne|zzgl|sin|senza|sem|net|before|antes|avant|vor)\b|(?:no|not|non|nicht|niet|não)\s(?:incl|inkl|compris|enthalten))[^)]*\)/iu
const onTop = /\((?:[^)]*\s)?(?:vat|tax|taxes|tva|iva|mwst|btw|gst)\s(?:en sus|extra|aparte|à parte)\)/iu
const isWithout = (text: string) => without.test(text) || onTop.test(text)

/** `Gesamtkosten Netto 138,36`, `Total estimé HT`: so does the word behind. */
const behind = pattern('iu')`
  ^\s(?:(?:estim\p{L}*|pr[eé]vi\p{L}*|gesch[aä]tzt|stimato)\s)?(?:net|netto|neto|ht|h\.t\.|hors|exkl|excl|ohne|without|before|sin|
  sans|esclusa|zonder)\b
`

/** `Total honoraires HT`: or the last word of the cell. */
const atEnd = /^(?:\s\p{L}[\p{L}'’.-]*){1,3}\s(?:h\.?t\.?(?:va)?|netto)$/iu

/** `Total order value excluding VAT`. */
const withoutBehind = pattern('iu')`
  ^\s*[,(–-]?\s*(?:excl\p{L}*\.?|exkl\p{L}*\.?|ex|before|without|net of|hors|ohne|zzgl\.?|sin|antes de|senza|escl\p{L}*\.?|sem|
  s\/)\s(?:of\s)?(?:vat|tax\p{L}*|gst|taxes?|tva|mwst|ust|umsatzsteuer|iva|impuestos|btw|igv)\b
`

/** `Estimated total, VAT excluded`, `Total TVA en sus`, `Importe total (IVA no incluido)`: or the tax is named first. */
const taxWithout = pattern('iu')`
  ^(?:\s\p{L}[\p{L}'’.-]*){0,2}\s*[,(–-]?\s*(?:vat|tax|taxes|sales tax|gst|tva|taxes?|mwst\.?|ust\.?|umsatzsteuer|mehrwertsteuer|iva|igv|igic|impuestos|
  btw|imposte|impostos)\s(?:is |are |est |sont |es |ist )?(?:excl\p{L}*|exkl\p{L}*|not incl\p{L}*|(?:is )?extra|to be added|non compris\p{L}*|
  non incl\p{L}*|en sus|no incl\p{L}*|aparte|nicht (?:enthalten|inbegriffen|inkl\p{L}*|berücksichtigt)|escl\p{L}*|non compres\p{L}*|niet inbegrepen|niet incl\p{L}*|
  não incl\p{L}*|à parte)(?!\p{L})
`

/**
 * `Total alquiler sin IVA 3.868,70 €`, `Total location HT 3 358,00 €`: so do those behind the words that say of what, none of which adds the tax;
 * the worth of the goods may be no total, where the freight comes behind it.
 */
const ofWhat = String.raw`(?:\s(?!(?:t\.?t\.?c|tvac|inc|con|mit|with|avec|com|met|y|et|and|und|e)(?!\p{L})|incl|inkl|compr|art[ií]c|artikel|prod|goods|items|l[ií]n|lign|merc|march|ware)\p{L}[\p{L}'’-]*){1,3}?`
const withoutOfWhat = new RegExp(`^${ofWhat}(?:${withoutBehind.source.slice(1)}|\\sh\\.?t\\.?(?:va)?(?=\\s*(?::|[€$£]|EUR|\\d)))`, 'iu')

/** `Total products (tax excl.)`, `Total fees, € (VAT extra)`: as does the bracket behind the words that say of what. */
const withoutBracketed = /^(?:\s\p{L}[\p{L}'’.-]*){1,4}(?:,?\s[€$£])?\s?(?=\()/u

/** `Order total (excl. VAT)`: the bracket says which total it is. */
export function qualified({ sayings, textLine, start, end }: Label): Label['sayings'] {
  const rest = textLine.text.slice(end)
  const bracketed = withoutBracketed.exec(rest)?.[0]
  const isNet =
    isWithout(textLine.text.slice(start, end)) ||
    behind.test(rest.slice(0, 24)) ||
    atEnd.test(rest) ||
    withoutBehind.test(rest) ||
    withoutOfWhat.test(rest) ||
    taxWithout.test(rest) ||
    (bracketed !== undefined && isWithout(rest.slice(bracketed.length)))
  if (!isNet || !sayings.some(({ name }) => name === 'gross')) return sayings
  return sayings.map((saying) => (saying.name === 'gross' ? { ...saying, name: 'net' as const } : saying))
}
