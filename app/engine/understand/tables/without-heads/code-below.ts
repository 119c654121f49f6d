import type { Word } from '../../../document.ts'
import { pattern } from '../../words/pattern.ts'
import { type Row, textOf } from '../rows.ts'

const NEAR = 1.3 // between the two lines of one thing, of the type's height

/** `Cat. GF/F-47 (pack 100)`, `Réf. ET-70-5`, `Art.-Nr.: LK7100.1`: a label, a code, and behind it a remark in brackets or nothing. */
const labelled = pattern('iu')`
  ^(?:your|votre|su|ihre?)?\s?(?:
    (?:art(?:ikel|icle|[ií]culo)?|best(?:ell)?|kat(?:alog)?|mat(?:erial)?)\.?\s?-?\s?(?:nr|no|n°|num(?:mer)?)?|r[eé]f(?:[eé]rence|erencia)?|
    cat(?:alog(?:ue)?|[aá]logo)?\.?\s?(?:no|number|n°)?|c[oó]d(?:e|igo|ice)?|item(?:\s?no)?|part(?:\s?no)?|sku|ugs
  )\s?[.:#°]{0,2}\s+((?=\S*[\d-])[\p{L}\d][\p{L}\d./_-]*[\p{L}\d])(?:\s+\([^()]+\))?$
`

/** The code that the row under a thing says, no further left than the thing's own row. */
export function codeBelow(row: Row, below: Row | undefined): { value: string; words: Word[] } | undefined {
  if (!below || below.page !== row.page || below.box.top - row.box.bottom > NEAR * row.size || below.box.left < row.box.left)
    return undefined
  const value = labelled.exec(textOf(below.words))?.[1]
  const words = below.words.filter(({ text }) => text === value)
  return value !== undefined && words.length > 0 ? { value, words: words.slice(0, 1) } : undefined
}
