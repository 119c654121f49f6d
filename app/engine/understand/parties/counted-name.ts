import { boxBetween } from '../words/tokens.ts'
import type { Part } from './blocks.ts'

/** `Sanders & Co (acct. 331)`, `Limpiezas SL (cód. 331)`: how the other side counts them stands in brackets behind the name. */
const counted =
  /\s*\((?:c[oó]d(?:igo)?|code|n[°ºo]|nr|num|n[uú]m(?:ero)?|acct|a\/c|account|client|cliente|cust(?:omer)?|kunde?n?|kd|klant|cod)\.?(?:[\s-]?(?:no|nr|n[°º]|id))?\.?[\s:]*((?=\S*\d)[\p{Lu}\d./-]{2,15})\)$/iu

export function withoutCount(part: Part): Part {
  const found = counted.exec(part.text)
  return found && found.index > 2 ? { ...part, text: part.text.slice(0, found.index) } : part
}

export function countOf({ text, line, box }: Part): Part | undefined {
  const found = counted.exec(text)
  if (!found || found.index < 3) return undefined
  const start = line.text.indexOf(found[1]!, line.text.indexOf(found[0].trim()))
  return start < 0 ? { text: found[1]!, line, box } : { text: found[1]!, line, box: boxBetween(line, start, start + found[1]!.length) }
}
