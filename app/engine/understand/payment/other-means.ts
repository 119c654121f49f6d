import { methods } from './means.ts'

/** `Pay by check to … or by ACH: …`, `Bizum al 600 … o transferencia`: another means behind whom or what the first is for. */
const behind = new RegExp(
  `^(?:\\s[^.;:]{3,60}|,)?\\s(?:(?:ou|or|oder|o|of|en|and|et|y)\\s(?:par|by|por|per|via|durch|mediante|tramite|mit)|ou|or|oder|o|oppure)\\s(${methods.source})(?![\\p{L}\\d])`,
  'u',
)
/** `Pay by card, or by bank transfer to …`: the one that stands before, which many a word but this tells from other things. */
const before = new RegExp(
  `(?:^|\\s)(?:by|par|por|per|via|with|in|con|avec|mit|durch|mediante|tramite|met)\\s(?:an?\\s|une?\\s)?(${methods.source}|cards?|cash|cheques?|checks?|metalico|cb|bargeld|bar|karte|contanti|contant|dinheiro),?\\s` +
    `(?:ou|or|oder|o|of|oppure)\\s(?:par|by|por|per|via|durch|mediante|tramite|mit)\\s(?:an?\\s|une?\\s)?$`,
  'u',
)
const NEAR = 60 // signs before a means in which the other one stands

/** Another means that the sentence names behind the one that ends at `from`. */
export function meansBehind(folded: string, from: number): { start: number; end: number } | undefined {
  const match = behind.exec(folded.slice(from))
  const end = from + (match?.[0].length ?? 0)
  return match ? { start: end - match[1]!.length, end } : undefined
}

/** Another means that the sentence names right before the one that begins at `at`. */
export function meansBefore(folded: string, at: number): { start: number; end: number } | undefined {
  const start = Math.max(0, at - NEAR)
  const match = before.exec(folded.slice(start, at))
  const from = match ? start + match.index + match[0].indexOf(match[1]!) : 0
  return match ? { start: from, end: from + match[1]!.length } : undefined
}
