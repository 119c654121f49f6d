import type { Look } from '../sheets/sheet.ts'
import type { Company } from '../wild/facts.ts'
import { call, colonOf, type DiceDesk, wide, wrapped, write, writeLines, type Zone } from './desk.ts'

/** A company or place as a block of lines, with or without a heading. */
export interface Block {
  heading: string
  lines: string[]
}

const issuerOf = ({ facts }: DiceDesk): Company => (facts.kind === 'invoice' ? facts.seller : facts.buyer)

/** Where the one who writes stands. `foot`: a name at the top, all else in the last lines; `headed`: under a heading like everybody else;
 * `side`: in a narrow column of its own beside everything else. */
export type Letterhead = 'left' | 'right' | 'center' | 'line' | 'foot' | 'headed' | 'side'

export function nameIssuer(desk: DiceDesk): string {
  const { facts, dice, truth } = desk
  const firm = issuerOf(desk)
  const name = dice.chance(0.5) ? firm.legal : firm.name
  truth.field(facts.kind === 'invoice' ? 'supplier_name' : 'customer_company_name', name, firm.name, firm.legal)
  if (facts.kind === 'invoice') truth.field('supplier_address', `${firm.street} ${firm.town}`)
  return name
}

/** Who writes, at the top; gives where the next block may begin. */
export function drawLetterhead(desk: DiceDesk, form: Letterhead, name: string): number {
  const { dice, sheet } = desk
  const top = 28
  if (form === 'headed') return top
  if (form === 'side') {
    drawSideColumn(desk, name)
    return top
  }
  const size = dice.pick([desk.size, 12, 15, 20])
  const bold = size === desk.size || dice.chance(0.6)
  const firm = issuerOf(desk)
  const small = form === 'foot' ? [] : [firm.street, firm.town, ...contactsOf(desk, firm), ...taxIdOf(desk, firm)]
  const align = form === 'right' ? 'right' : form === 'center' ? 'center' : 'left'
  const x = { left: desk.left, right: desk.right, center: sheet.width / 2 }[align]
  if (form === 'line') {
    const line = [name, ...small.slice(0, 2)].join(dice.pick([' · ', ' - ', ', ', ' | ']))
    const more = small.slice(2)
    const below = writeLines(desk, [line], desk.left, top, { bold: dice.chance(0.3) })
    return more.length > 0 ? writeLines(desk, [more.join(dice.pick([' · ', ' - ', ' | ']))], desk.left, below) : below
  }
  const below = writeLines(desk, [name], x, top, { size, bold, align })
  return writeLines(desk, small, x, below, { align, size: dice.pick([desk.size, desk.size - 1]) })
}

const NARROWEST_SIDE = 100
const WIDEST_SIDE = 125

/** Who writes, in a column beside all else, which has to do with less room. */
function drawSideColumn(desk: DiceDesk, name: string): void {
  const { dice, sheet } = desk
  const firm = issuerOf(desk)
  const lines = [firm.street, firm.town, ...contactsOf(desk, firm), ...taxIdOf(desk, firm, 0.7), firm.registry].filter(Boolean)
  const [ofName, ofRest] = [sizeThatFits(desk, [name], { size: 11, bold: true }), sizeThatFits(desk, lines, { size: 7 })]
  const width = Math.max(NARROWEST_SIDE, longestWord(desk, [name], ofName), longestWord(desk, lines, ofRest))
  const atLeft = dice.chance(0.7)
  const x = atLeft ? 22 : sheet.width - 22 - width
  const below = writeLines(desk, wrapped(desk, name, width, ofName), x, 30, ofName)
  writeLines(
    desk,
    lines.flatMap((line) => wrapped(desk, line, width, ofRest)),
    x,
    below + 6,
    ofRest,
  )
  if (atLeft) desk.left = x + width + 12
  else desk.right = x - 12
}

const longestWord = (desk: DiceDesk, texts: readonly string[], look: Partial<Look>): number =>
  Math.max(...texts.flatMap((text) => text.split(' ')).map((word) => wide(desk, word, look)))

/** Smaller, where a word is wider than the column may be. */
const sizeThatFits = (desk: DiceDesk, texts: readonly string[], look: Partial<Look> & { size: number }): Partial<Look> => ({
  ...look,
  size: Math.min(look.size, (look.size * WIDEST_SIDE) / longestWord(desk, texts, look)),
})

/** The last lines of the page, where they say who writes. */
export function issuerLine(desk: DiceDesk, name: string): string[] {
  const firm = issuerOf(desk)
  return [name, firm.street, firm.town, ...contactsOf(desk, firm)]
}

function contactsOf(desk: DiceDesk, firm: Company): string[] {
  const { dice, facts, truth } = desk
  const phone = dice.chance(0.6) ? [`${call(desk, 'phone')}${colonOf(desk)} ${firm.phone}`] : []
  const mail = dice.chance(0.6) ? [dice.chance(0.5) ? firm.mail : `${call(desk, 'mail')}${colonOf(desk)} ${firm.mail}`] : []
  const values = [...(phone.length > 0 ? [firm.phone] : []), ...(mail.length > 0 ? [firm.mail] : [])]
  if (facts.kind === 'invoice' && values.length > 0) truth.field('supplier_contact', values.join(' '), ...values)
  return [...phone, ...mail]
}

export function taxIdOf(desk: DiceDesk, firm: Company, chance = 0.4): string[] {
  const { dice, facts, truth } = desk
  if (!dice.chance(chance)) return []
  if (facts.kind === 'invoice' && firm === facts.seller) truth.field('supplier_tax_id', firm.taxId)
  return [`${dice.pick(facts.land.taxIdLabels)}${colonOf(desk)} ${firm.taxId}`]
}

/** All parties under headings (or not): the one who is written to, where the goods go, and who writes where no letterhead says so. */
export function partyBlocks(desk: DiceDesk, form: Letterhead, issuer: string): Block[] {
  const { facts, dice } = desk
  const own = form === 'headed' ? [headedIssuer(desk, issuer)] : []
  const blocks = [...own, ...(facts.kind === 'invoice' ? addressee(desk) : sellerAndPlace(desk))]
  return dice.chance(0.15) && blocks.every(({ heading }) => heading !== '') ? blocks.reverse() : blocks
}

function headedIssuer(desk: DiceDesk, name: string): Block {
  const { facts } = desk
  const firm = issuerOf(desk)
  const heading = facts.kind === 'invoice' ? call(desk, 'vendor') : call(desk, 'buyer')
  return { heading, lines: [name, firm.street, firm.town, ...contactsOf(desk, firm), ...taxIdOf(desk, firm)] }
}

function addressee(desk: DiceDesk): Block[] {
  const { facts, dice, truth } = desk
  const { buyer, dock } = facts
  const name = dice.chance(0.5) ? buyer.legal : buyer.name
  truth.field('client_name', name, buyer.name, buyer.legal)
  truth.field('client_address', `${buyer.street} ${buyer.town}`)
  const lines = [name, buyer.street, buyer.town, ...taxIdOf(desk, buyer, 0.2)]
  const goods = dice.chance(0.3)
  const headed = goods || dice.chance(0.65)
  const to = { heading: headed ? call(desk, 'billTo') : '', lines }
  return goods ? [to, { heading: call(desk, 'shipTo'), lines: [buyer.name, dock.name, dock.street, dock.town] }] : [to]
}

function sellerAndPlace(desk: DiceDesk): Block[] {
  const { facts, dice, truth } = desk
  const { seller, buyer, dock } = facts
  if (facts.places.length > 0) truth.also('delivery_address', ...facts.places)
  const place = dice.chance(facts.places.length > 0 ? 0.2 : 0.7)
  const headed = place || dice.chance(0.75)
  const to = {
    heading: headed ? call(desk, 'vendor') : '',
    lines: [seller.legal, seller.street, seller.town, ...taxIdOf(desk, seller, 0.1)],
  }
  if (!place) return [to]
  const lines = [...(dice.chance(0.6) ? [buyer.name] : []), ...(dice.chance(0.7) ? [dock.name] : []), dock.street, dock.town]
  truth.field('delivery_address', lines.join(' '), `${dock.street} ${dock.town}`, `${dock.name} ${dock.street} ${dock.town}`)
  return [to, { heading: call(desk, 'shipTo'), lines }]
}

/** Beside each other over the width of the zone, or one below the other. */
export function drawBlocks(desk: DiceDesk, blocks: readonly Block[], zone: Zone, inRow: boolean): number {
  const { dice, manner } = desk
  const bold = dice.chance(0.6)
  const boxed = dice.chance(0.2)
  const longest = Math.max(...blocks.flatMap(({ lines }) => lines.map((line) => wide(desk, line))))
  const beside = inRow && longest + 8 < (zone.right - zone.left) / blocks.length
  const indented = Math.max(...blocks.map(({ heading }) => wide(desk, `${heading}${colonOf(desk)}`, { bold }))) + 8
  const fits = indented + longest < zone.right - zone.left
  const inline = !beside && fits && dice.chance(0.2) && blocks.every(({ heading }) => heading !== '')
  const width = beside ? (zone.right - zone.left) / blocks.length : zone.right - zone.left
  let y = zone.top
  let lowest = zone.top
  blocks.forEach(({ heading, lines }, at) => {
    const x = zone.left + (beside ? at * width : 0) + (boxed ? 4 : 0)
    const top = beside ? zone.top : y
    let below: number
    if (inline) {
      write(desk, `${heading}${colonOf(desk)}`, x, top + desk.size * 1.35, { bold })
      below = writeLines(desk, lines, x + indented, top)
    } else {
      below = heading === '' ? top : writeLines(desk, [`${heading}${manner.colon}`], x, top, { bold })
      below = writeLines(desk, lines, x, below)
    }
    y = below + desk.size
    lowest = Math.max(lowest, below)
  })
  if (boxed && beside) blocks.forEach((_, at) => desk.sheet.box(zone.left + at * width, zone.top, width - 6, lowest - zone.top + 5))
  return lowest + (boxed ? 6 : 0)
}
