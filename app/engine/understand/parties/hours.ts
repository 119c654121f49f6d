import { fold } from '../words/fold.ts'
import { findTimes } from '../values/time.ts'
import type { Part } from './blocks.ts'
import { pattern } from '../words/pattern.ts'

const days = pattern()`
  ^(?:
    mo|di|mi|do|fr|sa|so|lu|ma|me|je|ve|lun|mar|mer|jeu|ven|mie|jue|vie|gio|mon|tue|wed|thu|fri|(?:mon|diens|donners|frei|sams)tag|
    mittwoch|(?:lun|mar|mercre|jeu|vendre|same)di|lunes|martes|miercoles|jueves|viernes|(?:mon|tues|wednes|thurs|fri)day|
    (?:lune|marte|mercole|giove|vener)di|(?:maan|dins|woens|donder|vrij)dag|weekdays|werktags|werktaglich|en semaine|jours ouvr\w+|dias (?:laborables|habiles)|werkdagen|giorni feriali|segunda|terca|quarta|quinta|sexta
  )\b
`
const lead = pattern()`
  ^(?:
    du|de|from|von|vom|entre|between|zwischen|tous les|every|taglich|daily|dagelijks|avant(?: le)?|before|by|no later than|au plus tard|
    antes|on site|sur site|en obra|entro|vor dem|bis zum|uiterlijk|dalle?|entregar|livraison le|horaires?|heures?|(?:\w+ )?hours|aanlever\w*|los(?:tijd|uren)\w*|
    anliefer\w*|warenannahme|horario|orari[oa]?|uhrzeit|le|the|recepcion|reception|receiving|ricevimento|recebimento|ontvangst|goods in
  )\b
`

/** `8.30 - 12.30`, `07.00 uur` */
const dotted =
  /(?<![\d.,])(?:[01]?\d|2[0-3])\.[0-5]\d (?:uur|uhr|ore)\b|(?<![\d.,])(?:[01]?\d|2[0-3])\.[0-5]\d\s?[-–]\s?(?:[01]?\d|2[0-4])\.[0-5]\d(?![\d.,])/g

/** `26/11/2026`, `4 December` */
const date = /(?<![\d./-])(?:\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d(?![\d./-])|\d{1,2}\.? \p{L}{3,9}\.? 20\d\d\b)/gu

/** When goods are taken in is no part of where: `… 42110 FEURS - du lundi au vendredi de 08:30 à 15:30` ends before its last dash. */
export function withoutHours(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    const text = beforeHours(behindDay(part.text))
    return text === part.text ? [part] : text === '' ? [] : [{ ...part, text }]
  })
}

/** `26/03/2026 avant 9h, cuisine du lycée, Route de Murat, …`: the day comes first, and the place behind its comma. */
function behindDay(text: string): string {
  const behind = text.replace(/^(?:\p{L}{2,10}\.?\s)?\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d(?:\s[^,]{1,25})?,\s(?=.*,)/u, '')
  if (behind === text) return text
  // `le 22/05/2026 au plus tard, de 8 h à 11 h 30, au Centre technique, 5 chemin …`: the hours come next, and a word that leads to the place.
  const [hours] = /^[^,]{4,30},\s(?=.*,)/u.exec(behind) ?? []
  const place = hours && saysWhen(hours) && findTimes(hours).length > 0 ? behind.slice(hours.length) : behind
  return place.replace(/^(?:(?:au|aux|à(?: la)?|chez|en(?: el| la)?|at(?: the)?|to(?: the)?|an|im|in)\s|à l['’])(?=\p{Lu})/u, '')
}

export function beforeHours(text: string): string {
  const [time] = [...findTimes(text), ...text.matchAll(dotted), ...text.matchAll(date)].sort((a, b) => a.index - b.index)
  if (!time) return text
  const cuts = [0, ...[...text.slice(0, time.index).matchAll(/\s[-–—]\s|[,;(]\s?|\.\s/gu)].map((match) => match.index)]
  const at = cuts.find((cut) => saysWhen(text.slice(cut)) || isBracketOf(text, cut, time.index))
  return at === undefined ? text : text.slice(0, at).trim()
}

/** `(dock hours 8:00 AM - 3:00 PM)`, `(Anlieferung Mo-Do ab 7:00)`: the bracket that the hours stand in. */
const isBracketOf = (text: string, cut: number, time: number) => /^\s?\(/.test(text.slice(cut)) && !text.slice(cut, time).includes(')')

/** From here on the text begins with days, with a word that leads to hours, or with the hours themselves. */
function saysWhen(text: string): boolean {
  const folded = fold(text).replace(/^[\s\-–—,;.(]+/u, '')
  return days.test(folded) || lead.test(folded) || /^\d{1,2}\s?[:h.]/.test(folded)
}
