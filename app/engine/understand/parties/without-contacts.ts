import type { Part } from './blocks.ts'
import { emailPattern, isContactLine } from './contacts.ts'
import { isTaxNumber, piece, strip, upToStop } from './one-line-party.ts'
import { hasPostalCode } from './places.ts'

/** `12 Quay Road | 75011 Paris | Tel. 01 … | VAT …`: the address ends where the ways to reach the party and its numbers begin. */
export function withoutContacts(printed: Part): Part {
  if (!hasPostalCode(printed.text)) return printed
  const part = { ...printed, text: upToWays(printed.text) }
  const pieces = [...part.text.matchAll(piece)].map((match) => match[0])
  const town = pieces.findIndex((one) => hasPostalCode(strip(one)))
  if (town < 0) return part
  // `info@… · 07 68 11 20 45 · 22 quai Perrache, 69002 Lyon`: the address may as well begin behind them.
  const begin = pieces.findIndex((one) => !isWayToReach(strip(one)))
  if (begin > 0 && begin <= town) return withoutContacts({ ...part, text: strip(pieces.slice(begin).join('')) })
  const stopped = upToStop(pieces[town]!)
  const end =
    stopped === pieces[town]
      ? pieces.findIndex((one, at) => at > town && (isWayToReach(strip(one)) || isTaxNumber(strip(one))))
      : Math.min(town + 1, pieces.length)
  return end < 0 ? part : { ...part, text: strip([...pieces.slice(0, town), stopped, ...pieces.slice(town + 1)].slice(0, end).join('')) }
}

/** `bières vivantes depuis 2011 · quai des Tanneurs 5 · 67500 Haguenau`: a motto leads to the street. */
const motto = /^\p{L}.{2,40}\s(?:depuis|since|seit|desde|dal|sinds|est\.|established|fond[ée]e? en|gegründet)\s(?:1[6-9]|20)\d\d$/iu

const isWayToReach = (text: string) => isContactLine(text) || motto.test(text) || /^\p{L}{1,12}[.-]?\p{L}{0,6}\.?\s?:\s?[+(\d]/u.test(text)

/** `31 Hafenstraße, 78224 Singen Tel. 07731 5550-180 post@firm.example`: with a blank alone between. */
function upToWays(text: string): string {
  const cut = (said: string, end: number | undefined) =>
    end !== undefined && hasPostalCode(said.slice(0, end)) ? strip(said.slice(0, end)) : said
  const rest = cut(text, ways.exec(text)?.index)
  return cut(rest, bareNumber.exec(rest)?.index)
}

/** `33800 BORDEAUX 05 56 85 01 66`: nor does a telephone number need a word before it. */
const bareNumber = /(?<=\p{L}{2,}|\d[A-Z]{2})\s(?:\+\d{1,3}[ .]?)?\(?0\d(?:[ .()/-]{0,2}\d){7,10}$/u

const ways = new RegExp(
  String.raw`,?\s(?:(?:t[eé]l(?:[eé]?f\p{L}*|\.)?|phone|ph|fon|fax|tlf|mob(?:ile|il)?)[.:]{0,2}\s?[+(\d]|(?:e-?mail|mail|courriel|correo)\s?:|${emailPattern.source}|www\.)`,
  'iu',
)
