import { call, colonOf, type DiceDesk, wrapped, writeLines } from './desk.ts'
import type { Entry } from './entries.ts'
import { issuerLine, type Letterhead, taxIdOf } from './parties.ts'

/** Terms, method, account and notes: labelled values that are sentences. */
export function closingEntries(desk: DiceDesk): Entry[] {
  const { facts, dice, truth, fullness } = desk
  const list: Entry[] = []
  const say = (name: Parameters<typeof call>[1], field: string, value: string) => {
    list.push({ label: call(desk, name), value })
    truth.field(field, value)
  }
  if (facts.kind === 'work_order') {
    if (dice.chance(fullness)) say('note', 'note', dice.pick(facts.land.words.notes))
    return list
  }
  if (!facts.credit && dice.chance(fullness)) {
    const days = String((Date.parse(facts.due) - Date.parse(facts.date)) / 86_400_000)
    say('terms', 'payment_terms', dice.pick(facts.land.words.terms).replace('{days}', days))
  }
  if (dice.chance(fullness * 0.6)) say('method', 'payment_methods', dice.pick(facts.land.words.methods))
  if (facts.land.iban !== '' && !facts.credit && dice.chance(fullness)) say('bank', 'bank_details', facts.land.iban)
  return list
}

export function drawClosing(desk: DiceDesk, list: readonly Entry[], top: number): number {
  const over = desk.dice.chance(0.3)
  const lines = list.flatMap(({ label, value }) => {
    const [head, text] = over ? [[label], value] : [[], `${label}${colonOf(desk)} ${value}`]
    return [...head, ...wrapped(desk, text, desk.right - desk.left)]
  })
  return writeLines(desk, lines, desk.left, top)
}

const SMALL = { size: 7.5 }

/** The last lines of a page: law, register and tax number; who writes, where the letterhead is only a name. */
export function footLines(desk: DiceDesk, form: Letterhead, issuer: string): string[] {
  const { facts, dice, truth } = desk
  const invoice = facts.kind === 'invoice'
  const firm = invoice ? facts.seller : facts.buyer
  const law = invoice ? [facts.exempt, ...dice.some(facts.land.words.legal, dice.int(0, 2))].filter(Boolean) : []
  const who = form === 'foot' ? issuerLine(desk, issuer) : []
  const register = [...(firm.registry !== '' && dice.chance(0.5) ? [firm.registry] : []), ...taxIdOf(desk, firm, 0.5)]
  // Of the small print any part may be told; "Überweisung an" over an account says how to pay, "Rimessa diretta" when.
  if (invoice) for (const name of ['legal_mentions', 'payment_methods', 'payment_terms']) truth.also(name, '')
  return [
    ...law.flatMap((text) => wrapped(desk, text, desk.right - desk.left, SMALL)),
    ...wrapped(desk, [...who, ...register].join(dice.pick([' - ', ' · ', ' | '])), desk.right - desk.left, SMALL),
  ].filter((line) => line.trim() !== '')
}

/** They stand on each page alike. */
export function drawFoot(desk: DiceDesk, lines: readonly string[]): void {
  const { sheet, left } = desk
  const align = lines.length % 2 === 0 ? 'left' : 'center'
  writeLines(desk, lines, align === 'left' ? left : sheet.width / 2, sheet.height - 24 - lines.length * 10, { ...SMALL, align })
}
