import type { Word } from '../../../document.ts'
import { textOf } from '../rows.ts'
import { pattern } from '../../words/pattern.ts'

export interface Description {
  words: Word[]
  text: string
  /** A code printed within the text: `[A-12] Desk`, `Art.-Nr.: 4711`. */
  code?: { value: string; words: Word[] }
}

/** Codes named by a label in the text of a line. */
const codeLabel = pattern('iu')`
  (?:^|[\s(;,–-])(?<!\b(?:your|customer|cust|buyer|su|ihre?|votre|vos|kunden)\.?\s)(?:unsere\s+)?(?:
    art(?:ikel)?\.?\s?-?\s?n(?:r|o|um)?\.?(?:\s?-?\s?lief\p{L}*)?|artikelnummer|item\s?(?:no|code|number|#)?|part\s?(?:no|number|#)?|
    product\s?(?:code|no)|(?:local |nat(?:ional|\.)? )?stock\s?(?:no|number)|cat(?:alog(?:ue)?)?\.?\s?(?:no|number)|
    model(?:\s?(?:no|number))?|nsn|sku|ugs|code\s?(?:article|produit|art)|
    r[eé]f(?:\.|[eé]rence)?(?:\s?(?:frn|fourn\p{L}*|article|art|produit))?|ref(?:\.|erencia)?|c[oó]d(?:\.|igo)?(?:\s?art\p{L}*)?|
    mat(?:erial)?\.?\s?-?nr|c_fo
  )(?:\s?[.:#°])+\s*([\p{L}\d][\p{L}\d./_-]*)
`
/** `Swing seat (ref APS-CS20)`, as shops print it `Swing seat (#APS-CS20)`. */
const codeInBrackets = pattern('iu')`
  \s?\((?:(?:(?:art|r[eé]f|c[oó]d|item)\.?\s?/\s?)?(?:art|r[eé]f|c[oó]d|code|item|sku|part|mat|model)\.?\s?(?:no|nr|n°|#)?[.:]?\s|
  #\s?)([\p{L}\d][\p{L}\d./_-]*\d[\p{L}\d./_-]*|(?<=#)[\p{L}\d]+(?:[-_.]\p{L}+)+)\)
`
/** `Art. 4711`, `Ref HX-20`, `cat. S8715 (one lot only)`: the label alone before the code, and nothing else in the line but a bracket or what a dot parts. */
export const bareLabel = pattern('iu')`
  ^(?:(?:your|votre|ihre|unsere|notre|su|mfr\.?|mfg\.?|manufacturer|supplier|vendor)\s)?(?:art(?:\.|ikel|[ií]culo|icle|igo|icolo)?|
  r[eé]f(?:\.|[eé]rence|erencia)?|c[oó]d(?:\.|igo|ice)?|code|item|sku|ugs|part|nsn|
  (?:n[°º]|no\.?|num[eé]ro|n[uú]mero)\s(?:de\s|d['’])?(?:pi[eè]ce|art\.|article|produit|parte|pieza|art[ií]culo|producto)(?:\s(?:du|del)(?=\s))?|
  mat(?:\.|erial)?|(?:cat|kat)(?:\.|[aá]log(?:ue|o|us)?)?(?=\D*\d\S*\d\S*\d))(?:\s?-?(?:no|nr|n°|n[uú]m(?:mer|ber|ero)?|number)\.?)?(?:\s(?:fourn\p{L}*\.?|frn\.?|article|produit|vendeur|
  supplier|vendor|seller|prov\p{L}*\.?|lief\p{L}*\.?|leverancier|fornitore))?(?:\s?[:#]\s?|\s)([\p{L}\d][\p{L}\d./_-]*)
  (?:(?<=\d\S*\d\S*\d\S*)\s\([^()]+\)|(?<=\d\S*\d\S*)\s[·•|]\s.*)?$
`
/** `Art.-Nr. 700 118 25`: digits in groups to the end of the line. */
export const spacedCode =
  /^(?:art(?:\.|ikel|[ií]culo|icle)?|item|part|r[eé]f(?:\.|[eé]rence|erencia)?|c[oó]d(?:\.|igo)?|code|sku)(?:\s?-?(?:no|nr|n°|n[uú]m(?:mer|ber|ero)?)\.?)?\s?:?\s(\d{2,5}(?: \d{2,5}){1,3})$/iu
const bracketed = /^(?:\[([^\]\s][^\]]{0,38})\]|\*([\w./-]{2,24})\*|\(([A-Z\d][A-Z\d./_-]{2,20})\)|<([\w./-]{2,24})>)\s*(.*)$/u

/** `[HQ-355/G]` alone in a line, of letters and digits or many digits: `(100)` says how many. */
const wholeBracket = /^[[(<]#?((?=[^\]]*\d)(?:(?=[^\]]*\p{Lu})[\p{Lu}\d][\p{L}\d./_-]{3,20}|\d{5,14}))[\])>]$/u

/** `(MAT-0112)`: a word in brackets that is a code. */
export const isBracketedCode = (words: readonly Word[]): boolean =>
  words.length === 1 && /\p{L}/u.test(words[0]!.text) && wholeBracket.test(words[0]!.text)

/** `Matelas` over `(MAT-0112)` in a column beside that of the names: the code of the line, where none has a head. */
export function codeBesideName(cells: readonly Word[][]): Description['code'] {
  const [only, ...more] = cells.filter(isBracketedCode)
  return only && more.length === 0 ? { value: wholeBracket.exec(only[0]!.text)![1]!, words: only } : undefined
}

/** `200 Teile, Art. 41-017`: behind a comma the label needs no sign of its own. */
const codeBehindName = /[,;–-]\s*(?:art|r[eé]f|c[oó]d|item|sku|part|mat)\.?(?:\s?-?n[ro]\.?)?\s((?=\S*\d)[\p{Lu}\d][\p{Lu}\d./_-]{2,18})$/iu

/** A code that a label names in the lines of an item. */
export function codeIn(lines: Word[][]): Description['code'] {
  for (const [at, words] of lines.entries()) {
    const text = textOf(words)
    const match =
      spacedCode.exec(text) ?? bareLabel.exec(text) ?? codeLabel.exec(text) ?? codeBehindName.exec(text) ?? wholeBracket.exec(text)
    const value = match?.[1] ?? (codeLabel.test(`${textOf(words)} x`) && /[:.]$/.test(textOf(words)) ? lines[at + 1]?.[0]?.text : undefined)
    if (value && (/\d/.test(value) || /^\p{Lu}{2,}(?:[-/]\p{Lu}+){1,4}$/u.test(value)) && !/^\d{1,2}$/.test(value)) {
      const word = [...words, ...(lines[at + 1] ?? [])].filter((one) => one.text.includes(value))
      return { value, words: word.length ? word : words }
    }
  }
  return undefined
}

/** `Robinie, Art. 55-102` without the code and its label. */
export function withoutCode(text: string, code: string | undefined): string {
  const match =
    code === undefined ? null : (spacedCode.exec(text) ?? bareLabel.exec(text) ?? codeBehindName.exec(text) ?? codeLabel.exec(text))
  return match?.[1] === code && match ? text.slice(0, match.index).replace(/[\s,;(–-]+$/u, '') : text
}

/** The name without the code that is printed within it; `code` is one found before. */
export function partCode({ words, text }: { words: Word[]; text: string }, code: Description['code']): Description {
  // `(#CART-A1-` over `10)`: broken in its bracket.
  const mended = text.replace(/(\(#\S*-) (?=[^\s()]+\))/u, '$1')
  const behind = code ? undefined : codeInBrackets.exec(mended)
  if (behind) {
    const value = behind[1]!
    const own = words.filter((word) => word.text.length > 2 && behind[0].includes(word.text.replace(/[()]/g, '')))
    return { words, text: mended.replace(behind[0], ''), code: { value, words: own.length ? own.slice(-2) : words } }
  }
  const match = bracketed.exec(text)
  const inside = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4]
  const looksCode =
    inside !== undefined && (match?.[1] !== undefined || match?.[2] !== undefined || (/\d/.test(inside) && /[A-Z]/.test(inside)))
  if (!match || !looksCode || !match[5]) return { words, text, ...(code ? { code } : {}) }
  const rest = [...words]
  let taken = ''
  const own: Word[] = []
  while (rest.length > 1 && taken.replace(/\s/g, '').length < inside!.replace(/\s/g, '').length + 2) {
    own.push(rest[0]!)
    taken += rest.shift()!.text
  }
  return { words: rest.length ? rest : words, text: match[5], code: { value: inside!, words: own } }
}
