import { fold } from '../fold.ts'
import { findTimes } from '../values/time.ts'
import type { Part } from './blocks.ts'

const days =
  /^(?:mo|di|mi|do|fr|sa|so|lu|ma|me|je|ve|lun|mar|mer|jeu|ven|mie|jue|vie|gio|mon|tue|wed|thu|fri|montag|lundi|lunes|monday|lunedi|maandag|segunda)\b/
const lead =
  /^(?:du|de|from|von|vom|entre|between|zwischen|tous les|every|taglich|daily|horaires?|heures?|(?:\w+ )?hours|aanlever\w*|los(?:tijd|uren)\w*|anliefer\w*|warenannahme|horario|orari[oa]?|uhrzeit|le|the)\b/

/** `8.30 - 12.30` */
const dotted = /(?<![\d.,])(?:[01]?\d|2[0-3])\.[0-5]\d\s?[-–]\s?(?:[01]?\d|2[0-4])\.[0-5]\d(?![\d.,])/g

/** When goods are taken in is no part of where: `… 42110 FEURS - du lundi au vendredi de 08:30 à 15:30` ends before its last dash. */
export function withoutHours(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    const [time] = [...findTimes(part.text), ...part.text.matchAll(dotted)]
    if (!time) return [part]
    const cuts = [0, ...[...part.text.slice(0, time.index).matchAll(/\s[-–—]\s|[,;(]\s?|\.\s/gu)].map((match) => match.index)]
    const at = cuts.find((cut) => saysWhen(part.text.slice(cut)) || isBracketOf(part.text, cut, time.index))
    if (at === undefined) return [part]
    const kept = part.text.slice(0, at).trim()
    return kept === '' ? [] : [{ ...part, text: kept }]
  })
}

/** `(dock hours 8:00 AM - 3:00 PM)`, `(Anlieferung Mo-Do ab 7:00)`: the bracket that the hours stand in. */
const isBracketOf = (text: string, cut: number, time: number) => /^\s?\(/.test(text.slice(cut)) && !text.slice(cut, time).includes(')')

/** From here on the text begins with days, with a word that leads to hours, or with the hours themselves. */
function saysWhen(text: string): boolean {
  const folded = fold(text).replace(/^[\s\-–—,;.(]+/u, '')
  return days.test(folded) || lead.test(folded) || /^\d{1,2}\s?[:h.]/.test(folded)
}
