import { rememberedOn } from '../words/remembered-on.ts'
import { isUnit } from './service-names.ts'
import { isTitleLine } from '../titles/titles.ts'
import { isBillForSomething, isLouderTitle, isTitleNotName } from '../titles/wider-title.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { type Block, collectBlock, isAligned, isCustomersNumber, sortOf, toPart } from './blocks.ts'
import { findIbans } from '../values/iban.ts'
import { isBareTaxId, isContactLine } from './contacts.ts'
import { isEvenlyLed } from './leading.ts'
import { nameOverRow } from './name-over-row.ts'
import { isPlaceholder } from './no-name.ts'
import { isNamedInBold } from './named-in-bold.ts'
import { isSlipTitle } from './payment-slip.ts'
import { type Party, toParty } from './party.ts'
import { splitOneLine } from './one-line-party.ts'
import { hasLegalForm, isCounty } from './company-names.ts'
import { hasPostalCode, isCountry, isOfTaxOffice, isStreet } from './places.ts'
import { readPlaceInSentence } from './sentence-place.ts'
import { readFootCells } from './foot-cells.ts'
import { isSenderLine, readSenderCells, readSenderLine } from './sender-line.ts'

/** Lines longer than this are sentences. */
const PROSE = 70
const SENTENCE = 3 // pieces of it at least that begin with a small letter, or with the line

/** Blocks that hold a town with its postal code and stand under no heading: letterheads, windows of envelopes, footers. */
export function findUnheaded(page: LabelledLine[], taken: ReadonlySet<LabelledLine>): Party[] {
  const seen = new Set<LabelledLine>(taken)
  const parties: Party[] = []
  for (const line of page) {
    if (seen.has(line) || line.text.length > 240) continue
    const sender = isTown(line.text) ? undefined : readSenderLine(line, page)
    if (sender) parties.push(sender)
    const isPlace = isTown(line.text) || isTownUnderStreet(line, page) || isCountyUnderTown(line, page)
    if (!isPlace || isCustomersNumber(line) || isNumberOfPaper(line) || isEndOfProse(line, page)) continue
    // `Livraison chez Biscuiterie Delorme, 16 route de Paris, …`: where the goods go, and nobody's letterhead.
    if (readPlaceInSentence(line, page).length > 0) continue
    const cells = readSenderCells(line, page) ?? readFootCells(line, page)
    if (cells) {
      parties.push(cells)
      continue
    }
    const single = splitOneLine(toPart(line))
    const isWhole =
      single?.name !== undefined &&
      (hasLegalForm(single.name.text) || (isEnumerated(line.text) && !isUnderFirm(line, page)) || isNamedInBold(line))
    const top = isWhole ? line : topOf(line, page, taken)
    const block = isWhole ? blockOfLine(line) : collectBlock(toPart(top), page)
    if (!block.parts.some((part) => part.line === line)) block.parts.push(...downTo(line, block, page).map(toPart))
    const over = nameOverGap(block, page, taken) ?? (block.parts.length === 1 ? nameOverRow(line, page) : undefined)
    if (over) block.parts.unshift(toPart(over))
    for (const part of block.parts) seen.add(part.line)
    parties.push(toParty(block))
  }
  return parties
}

/** `INVOICE No. BC 10278`: letters and figures as before a town, and a number. */
const isNumberOfPaper = ({ labels: [first] }: LabelledLine) =>
  first?.leads === true && first.sayings.some(({ name, weak }) => !weak && (name === 'invoice_number' || name === 'order_number'))

/** `Lonja de Ribeira, almacén 7 - 15960 Ribeira - Tel. …` right under the name of a firm that stands alone in its line: that is whose house it is. */
function isUnderFirm(line: LabelledLine, page: LabelledLine[]): boolean {
  const above = lineAbove(line, page)
  return above !== undefined && above.labels.length === 0 && hasLegalForm(above.text) && !/[\d:]/.test(above.text)
}

/** A person's letterhead: the name in the type of the address, first on the sheet, an empty line, the street and the town, all about one middle or from one edge. */
function nameOverGap({ parts: [first] }: Block, page: LabelledLine[], taken: ReadonlySet<LabelledLine>): LabelledLine | undefined {
  if (!first || !isStreet(first.text) || hasLegalForm(first.text)) return undefined
  const { box } = first.line.line
  const over = page.filter(({ line }) => line.page === first.line.line.page && line.box.top < box.top - 2)
  const [name] = over
  if (over.length !== 1 || !name || taken.has(name) || name.labels.length > 0 || isTitleLine(name) || isTitleNotName(name)) return undefined
  const isNear = box.top - name.line.box.bottom < GAP * (box.bottom - box.top)
  return isNear && isAligned(name.line.box, box) && /^[^\d:@]{4,40}$/u.test(name.text) ? name : undefined
}

/** `Company · street · town`: a name, a street and a town at least, each parted from the next. */
const isEnumerated = (text: string) => text.split(/\s[•·|∙–-]\s/u).length > 2

/** `Company Ltd - street - town` needs no other lines. */
function blockOfLine(line: LabelledLine): Block {
  return { parts: [toPart(line)], contacts: [], page: line.line.page, box: line.line.box }
}

/** A name in large type stands farther from its street than lines of one block do: the lines from there down to the town. */
const downTo = (town: LabelledLine, block: Block, page: LabelledLine[]) =>
  page
    .filter(
      (line) =>
        line === town ||
        (line.line.box.top > Math.max(...block.parts.map(({ box }) => box.bottom)) - 2 &&
          line.line.box.bottom <= town.line.box.top + 2 &&
          Math.abs(line.line.box.left - town.line.box.left) < EDGE &&
          sortOf(line) === 'address'),
    )
    .sort((a, b) => a.line.box.top - b.line.box.top)

/** A line with a postal code; where addresses have none, the country. */
const isTown = (text: string) =>
  (hasPostalCode(text) || (text.length > 3 && isCountry(text))) &&
  !isOfTaxOffice(text) &&
  !isBareTaxId(text) &&
  (findIbans(text).length === 0 || isWholeFirm(text))

/** `Northwind SRL, 4 rue Haute, 1000 Bruxelles - BE 0400.… - 02 555 … - IBAN BE71 …`: the foot of a sheet says all in one line. */
function isWholeFirm(text: string): boolean {
  const [firm, ...more] = text.split(/\s[-–·|•]\s/u)
  return more.length > 0 && hasLegalForm(firm!) && hasPostalCode(firm!) && findIbans(firm!).length === 0
}

/** `Central Saanich, Canada` right under `4420 Keating Cross Road`: no code, yet nothing else; `Nelson 7010` under `18 Bridge Street`: with the code behind it. */
function isTownUnderStreet(line: LabelledLine, page: LabelledLine[]): boolean {
  const country = /^\p{Lu}[\p{L} .'’-]{2,30}, (?:\p{Lu}[\p{L} .'’-]+, )?(\p{Lu}[\p{L} .]{3,})$/u.exec(line.text)?.[1]
  const isTownWithCode = /^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,}){0,2} \d{4}$/u.test(line.text)
  return ((country !== undefined && isCountry(country)) || isTownWithCode) && isStreet(lineAbove(line, page)?.text ?? '')
}

/** `Thomastown` over `Co. Kilkenny`, with a house and a name over them, or `Trim, Co. Meath` in one line: most Irish addresses are printed without their code. */
function isCountyUnderTown(line: LabelledLine, page: LabelledLine[]): boolean {
  const [, county] = /^\p{Lu}[\p{L} .'’-]{2,30}, (Co\.? .+)$/u.exec(line.text) ?? []
  if (!isCounty(county ?? line.text)) return false
  const town = county === undefined ? lineAbove(line, page) : line
  const house = town && lineAbove(town, page)
  const name = house && lineAbove(house, page)
  if (county !== undefined && name && isStreet(house.text) && hasLegalForm(name.text)) return name.labels.length === 0
  const over = [town, house, name]
  return over.every((one) => one !== undefined && one.labels.length === 0 && /^[^\d:@]{3,45}$/u.test(one.text) && !isTitleLine(one))
}

/** Upwards from the town to the first line of its block. */
function topOf(town: LabelledLine, page: LabelledLine[], taken: ReadonlySet<LabelledLine>): LabelledLine {
  let top = town
  let under = town
  for (let count = 0; count < 6; count++) {
    const above = lineAbove(top, page)
    if (top !== town && isEndOfProse(top, page)) return under
    if (
      !above ||
      taken.has(above) ||
      (hasPostalCode(above.text) && !isCustomersNumber(above)) ||
      isSenderLine(above, top) ||
      leavesEdge(above, top, town) ||
      sortOf(above) === 'end' ||
      isPlaceholder(above.text)
    )
      return top
    // A sentence over an address is no part of it.
    if (isTaxLine(above) || isOfTaxOffice(above.text)) {
      let name = lineAbove(above, page)
      // `Servicio de Contratación` between the name of the house and its number.
      while (name && !taken.has(name) && (isTaxLine(name) || isOfTaxOffice(name.text) || isUnit(name.text))) name = lineAbove(name, page)
      if (!name || taken.has(name) || sortOf(name) !== 'address' || /\d{3}|^\d/.test(name.text) || isTitleLine(name)) return top
    } else if (
      isContactLine(above.text) ||
      isCodeOnly(above.text) ||
      isNumberHead(above.text) ||
      isSlipTitle(above.text) ||
      above.text.length > PROSE ||
      isSentence(above.text) ||
      isTitleLine(above) ||
      isTitleNotName(above) ||
      isBillForSomething(above) ||
      isLouderTitle(above, top) ||
      wayOfSending.test(above.text)
    )
      return top
    under = top
    top = above
  }
  return top
}

/** `TÉLÉCOPIE / E-MAIL`, `FAX`: over the head of a message it says how that was sent. */
const wayOfSending =
  /^(?:(?:t[ée]l[ée]copie|t[ée]l[ée]fax|fax|e-?mail|courriel|correo(?: electr[óo]nico)?|post|courrier|message)(?:\s?[/&+-]\s?|$)){1,3}$/iu

/** `COPIA` at the right edge of the page over an address that keeps to its left edge: aligned with the end of one line by chance. Two that end together are set right. */
const leavesEdge = (above: LabelledLine, top: LabelledLine, town: LabelledLine) =>
  top !== town &&
  Math.abs(top.line.box.right - town.line.box.right) > EDGE &&
  Math.abs(top.line.box.left - town.line.box.left) < EDGE &&
  Math.abs(above.line.box.left - town.line.box.left) > FAR &&
  Math.abs(above.line.box.right - top.line.box.right) < EDGE

const EDGE = 3 // points
const FAR = 20 // points

/** `… saisir le médiateur de la profession` over `d'avocat, 180 bd Haussmann, 75008 Paris.`: prose that goes on in small letters, and nobody's address. */
const isEndOfProse = (line: LabelledLine, page: LabelledLine[]) =>
  /^(?:[dl]['’])?\p{Ll}{2}/u.test(line.text) && (lineAbove(line, page)?.text.length ?? 0) > PROSE

/** `Claims must reach us within five days.`: words of the law over the line that says who writes. */
const isSentence = (text: string) => /\p{Ll}{3}\.$/u.test(text) && !hasLegalForm(text) && text.split(/ (?=\p{Ll})/u).length > SENTENCE

/** `BQ-7741` over an address is the value of another label; `Nr. RE-2026-041` is what the paper under whose title it stands is called. */
const isCodeOnly = (text: string) =>
  /^\p{L}{0,6}[-/.]?\d[\d/.-]{3,}$/u.test(text) ||
  /^(?:nr|no|n[°º]|n[uú]m|num[eé]ro|number|nummer|#)[.:]{0,2}\s?(?=\S*\d)\p{Lu}{0,5}[-/.]?\d[\p{Lu}\d/.-]{2,}$/iu.test(text)

/** `N° OR`, `Nr. Auftrag` over its number in a strip of cells: the head of a number, not a name. */
const isNumberHead = (text: string) => /^(?:n[°º]|nr\.|n[uú]m\.|#)\s?\p{L}[\p{L} .'’/-]{0,24}$/iu.test(text)

/** `TVA : BE0448826918` between the name and the street. */
const isTaxLine = (line: LabelledLine) =>
  sortOf(line) === 'detail' &&
  (isCustomersNumber(line) ||
    isBareTaxId(line.text) ||
    (line.labels[0]?.leads === true && line.labels[0].sayings.some(({ name }) => name === 'vat_id' || name === 'company_id')))

/** `Polígono Oeste, parcela 22`, an empty line, `30820 Alcantarilla`: programs print the second line of a street also where there is none. */
const isStreetOverGap = (over: LabelledLine['line'], town: LabelledLine) =>
  Math.abs(over.box.left - town.line.box.left) < EDGE &&
  Math.abs(over.size - town.line.size) < ALIKE &&
  isTown(town.text) &&
  isStreet(over.text) &&
  !hasPostalCode(over.text)

const GAP = 2.4 // heights of a line, as farther down in a block
const ALIKE = 0.5 // points

const lineAbove = rememberedOn((line: LabelledLine, page: LabelledLine[]): LabelledLine | undefined => {
  const { box, size } = line.line
  const height = box.bottom - box.top
  const over = page
    .filter((above) => {
      const { line: other } = above
      const gap = box.top - other.box.bottom
      if (other === line.line || gap <= -0.5 * height || other.size <= 0.7 * size || !isAligned(other.box, box)) return false
      // A name may be set larger and a little farther above its address than the lines of the address are apart.
      const isLoud = other.bold && !line.line.bold && hasLegalForm(above.text)
      const reach = other.size > 1.2 * size ? 1.5 * height : isStreetOverGap(other, line) ? GAP * height : (isLoud ? 1.3 : 0.95) * height
      return gap < reach || (isPlain(above) && isEvenlyLed(other.box, box, neighbours(other, line, page)))
    })
    .sort((a, b) => b.line.box.bottom - a.line.box.bottom)
  return over[0]
})

/** `Factura 2026/61 Fecha: 31 de octubre` in a mail whose lines are all set apart is none of the address under it. */
const isPlain = (line: LabelledLine) => line.labels.length === 0 || sortOf(line) === 'detail'

/** The lines next over the upper and next under the lower of two, in their column. */
function neighbours(upper: LabelledLine['line'], { line: lower }: LabelledLine, page: LabelledLine[]) {
  const boxes = page.filter(({ line }) => line.page === lower.page && isAligned(line.box, lower.box)).map(({ line: { box } }) => box)
  return {
    over: boxes.filter(({ bottom }) => bottom <= upper.box.top).sort((a, b) => b.bottom - a.bottom)[0],
    under: boxes.filter(({ top }) => top >= lower.box.bottom).sort((a, b) => a.top - b.top)[0],
  }
}
