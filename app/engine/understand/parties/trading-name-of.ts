import type { LabelledLine } from '../labels/labels.ts'
import { pattern } from '../words/pattern.ts'
import { boxBetween } from '../words/tokens.ts'
import { type Part, toPart } from './blocks.ts'
import { hasLegalForm } from './company-names.ts'
import type { Party } from './party.ts'
import { isPersonName } from './person-names.ts'
import { isPlace, isPlaceWord } from './places.ts'

/** Between a brand and the firm behind it. */
const stands = pattern('iu')`
  ^(.{3,50}?)\s(?:
    (?:is|are) (?:an?|the) (?:trading|trade|business|brand) (?:name|style) of|is an? brand of|
    est (?:une (?:marque|enseigne)|(?:un|le) nom commercial)(?: exploitée?)? (?:de(?: la|(?= l['’]))?|du)|
    es (?:una marca|(?:un|el) nombre comercial) de|ist (?:eine Marke|ein Handelsname) (?:der|von)|
    is een (?:handelsnaam|merk) van|è un marchio di|é (?:uma marca|(?:um|o) nome comercial) d[ae]
  )\s(.{4,70}?)(?=,\s(?!S\.)|\.\s(?!\p{Lu}\.)|\.?$|\s[-–—·|(])
`

/** `Lockhart Lettings is a trading name of Bray & Moss Ltd, registered in Ireland 512204. Unit 4, Quay Road, Sligo. Tel. …`: whose the brand in the letterhead is, a firm's or one person's, and where that is. */
export function findTradingNames(lines: readonly LabelledLine[]): Party[] {
  return lines.flatMap((line): Party[] => {
    if (line.text.length < SHORTEST || !/ (?:of|van|von|der|d[eaiu]l?) /u.test(line.text)) return []
    const match = stands.exec(line.text)
    if (!match) return []
    const firm = partOf(line, match[0].length - match[2]!.length, match[0].length)
    if (!hasLegalForm(firm.text) && !isPersonName(firm.text)) return []
    const address = addressBehind(line, match[0].length)
    return address ? [{ block: blockOf(line), name: firm, names: [partOf(line, 0, match[1]!.length), firm], address: [address] }] : []
  })
}

const SHORTEST = 50 // letters of such a sentence with an address behind it

const blockOf = (line: LabelledLine) => ({ parts: [toPart(line)], contacts: [], page: line.line.page, box: line.line.box })

const partOf = (line: LabelledLine, start: number, end: number): Part => ({
  text: line.text.slice(start, end),
  line,
  box: boxBetween(line, start, end),
})

/** The sentence behind the firm that begins with a street or a house and goes on with a town. */
function addressBehind(line: LabelledLine, start: number): Part | undefined {
  for (const { index, 0: whole, 1: sentence } of line.text.slice(start).matchAll(sentences)) {
    const at = start + index + whole.length - sentence!.length
    const [street] = sentence!.split(', ')
    if (/,\s\p{Lu}/u.test(sentence!) && isPlace(street!) && isPlaceWord(street!)) return partOf(line, at, at + sentence!.length)
  }
  return undefined
}

const sentences = /(?:^,?\s?|[.:–—|·]\s+)((?:\d{1,4}[a-z]? )?\p{Lu}.*?)(?=\.\s|\.?$|\s[-–—|·]\s)/gu
