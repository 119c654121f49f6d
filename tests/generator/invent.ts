import Big from 'big.js'
import type { Facts, Firm, Language, LineFact, VatFact } from './facts.ts'
import { domainOf, inventIban, inventTaxId } from './identifiers.ts'
import type { Dice } from './random.ts'
import { wordsOf } from './words/by-language.ts'
import type { Words } from './words/words.ts'

/** What the caller wants; the rest falls by lot. */
export interface Wish {
  kind: Facts['kind']
  language: Language
  rows?: number
  credit?: boolean
  paid?: boolean
  discount?: boolean
  lineDiscount?: boolean
  shipping?: boolean
  groups?: boolean
  vatRates?: number
}

const vatRates: Record<Language, string[]> = { fr: ['20', '10', '5.5'], es: ['21', '10', '4'], de: ['19', '7'], en: ['20', '5', '0'] }
const countries: Record<Language, string> = { fr: 'France', es: 'España', de: 'Deutschland', en: 'United Kingdom' }

/** Invents the content of a document whose arithmetic holds; VAT is rounded once per rate (EN 16931, BR-CO-17). */
export function inventFacts(wish: Wish, dice: Dice): Facts {
  const words = wordsOf[wish.language]
  const seller = inventFirm(dice.pick(words.firms.sellers), words, wish.language, dice)
  const buyer = inventFirm(dice.pick(words.firms.buyers), words, wish.language, dice)
  const lines = inventLines(wish, words, dice)
  const date = dayFrom(dice.int(0, 1000))
  const days = dice.pick([10, 14, 30, 45, 60])
  const dueDate = addDays(date, wish.kind === 'invoice' ? days : dice.int(1, 12))
  const from = dice.int(6, 11)
  return {
    kind: wish.kind,
    language: wish.language,
    credit: wish.credit ?? false,
    number: inventNumber(wish.kind, date, dice),
    date,
    dueDate,
    orderReference: dice.pick([
      `PO-${dice.digits(5)}`,
      `45${dice.digits(8)}`,
      `BC${dice.digits(4)}`,
      `${dice.digits(3)}/${date.slice(2, 4)}`,
    ]),
    customerCode: dice.pick([`C${dice.digits(5)}`, dice.digits(6), `K-${dice.digits(4)}`]),
    department: dice.pick(words.departments),
    window:
      wish.kind === 'work_order' && dice.chance(0.5)
        ? [clock(from, dice.pick([0, 30])), clock(from + dice.int(2, 5), dice.pick([0, 30]))]
        : undefined,
    seller,
    buyer,
    delivery: { place: dice.pick(words.places), street: dice.pick(words.firms.streets), ...place(dice.pick(words.firms.cities)) },
    lines,
    ...sumUp(wish, lines, dice),
    currency: wish.language === 'en' ? 'GBP' : 'EUR',
    sign: wish.language === 'en' ? '£' : '€',
    terms: dice.pick(words.terms).replace('{days}', String(days)),
    method: dice.pick(words.methods),
    note: dice.pick(words.notes),
    legal: dice.some(words.legal, dice.int(1, 2)),
  }
}

const place = ([postcode, city]: [string, string]) => ({ postcode, city })
const clock = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
const dayFrom = (offset: number) => addDays('2023-11-02', offset)
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

function inventNumber(kind: Facts['kind'], date: string, dice: Dice): string {
  const year = date.slice(0, 4)
  const shapes =
    kind === 'invoice'
      ? [
          `${year}-${dice.digits(4)}`,
          `F${dice.digits(6)}`,
          `INV-${dice.digits(5)}`,
          `${year.slice(2)}/${dice.digits(4)}`,
          dice.digits(8),
          `VF${year.slice(2)}${dice.digits(5)}`,
        ]
      : [
          `PO${dice.digits(6)}`,
          `${year}/${dice.digits(4)}`,
          `BC-${dice.digits(5)}`,
          `45${dice.digits(8)}`,
          dice.digits(6),
          `CF${year.slice(2)}-${dice.digits(4)}`,
        ]
  return dice.pick(shapes)
}

function inventFirm([name, form]: [string, string], words: Words, language: Language, dice: Dice): Firm {
  const [bank, bic] = dice.pick(words.firms.banks)
  const domain = domainOf(name)
  const phone = {
    fr: () => `0${dice.int(1, 5)} ${dice.digits(2)} ${dice.digits(2)} ${dice.digits(2)} ${dice.digits(2)}`,
    es: () => `9${dice.int(1, 8)} ${dice.digits(3)} ${dice.digits(2)} ${dice.digits(2)}`,
    de: () => `0${dice.digits(3)} ${dice.digits(6)}`,
    en: () => `0${dice.digits(3)} ${dice.digits(3)} ${dice.digits(4)}`,
  }[language]()
  return {
    name,
    form,
    extra: dice.chance(0.3) ? dice.pick(words.firms.extras) : '',
    street: dice.pick(words.firms.streets),
    ...place(dice.pick(words.firms.cities)),
    country: countries[language],
    taxId: inventTaxId(language, dice),
    registry: {
      fr: `RCS ${dice.digits(3)} ${dice.digits(3)} ${dice.digits(3)}`,
      es: `Reg. Merc. Tomo ${dice.digits(4)}, Folio ${dice.digits(3)}`,
      de: `HRB ${dice.digits(5)}`,
      en: `Registered in England No. ${dice.digits(8)}`,
    }[language],
    phone,
    email: `${dice.pick({ fr: ['contact', 'compta'], es: ['info', 'administracion'], de: ['info', 'buchhaltung'], en: ['accounts', 'office'] }[language])}@${domain}.example`,
    person: dice.pick(words.firms.people),
    bank,
    iban: inventIban(language, dice),
    bic,
  }
}

function inventLines(wish: Wish, words: Words, dice: Dice): LineFact[] {
  const rates = vatRates[wish.language].slice(0, wish.vatRates ?? 1)
  const codeShape = dice.pick<() => string>([
    () => dice.digits(6),
    () => `${dice.pick(['AB', 'KX', 'TR'])}-${dice.digits(4)}`,
    () => `${dice.digits(3)}.${dice.digits(3)}`,
    () => `${dice.pick(['A', 'M', 'Z'])}${dice.digits(5)}`,
  ])
  const count = wish.rows ?? dice.int(1, 9)
  const groups = wish.groups ? dice.some(words.groups, Math.max(2, Math.ceil(count / 6))) : ['']
  return Array.from({ length: count }, (_, at) => {
    const [name, price] = dice.pick(words.goods)
    const quantity = wish.credit
      ? `-${dice.int(1, 6)}`
      : dice.pick([
          String(dice.int(1, 12)),
          String(dice.int(1, 4)),
          String(dice.pick([24, 36, 50, 100, 250])),
          dice.pick(['1.5', '2.5', '12.75']),
        ])
    const unitPrice = new Big(price)
      .times(dice.int(85, 115))
      .div(100)
      .round(price < 1 ? 4 : 2)
      .toFixed(price < 1 ? 4 : 2)
    const discount = wish.lineDiscount && dice.chance(0.5) ? dice.pick(['5', '10', '15', '2.5']) : ''
    const total = new Big(quantity)
      .times(unitPrice)
      .times(new Big(100).minus(discount || '0'))
      .div(100)
      .round(2)
    return {
      code: codeShape(),
      name,
      more: dice.chance(0.15) ? dice.pick(words.sublines) : '',
      quantity,
      unit: dice.pick(words.units),
      unitPrice,
      discount,
      vatRate: dice.pick(rates),
      total: total.toFixed(2),
      group: groups[Math.min(groups.length - 1, Math.floor((at * groups.length) / count))]!,
    }
  })
}

function sumUp(wish: Wish, lines: LineFact[], dice: Dice) {
  const linesNet = lines.reduce((sum, line) => sum.plus(line.total), new Big(0))
  const share = wish.discount ? new Big(dice.pick([2, 3, 5])).div(100) : new Big(0)
  const discount = linesNet.times(share).round(2)
  const shipping = wish.shipping ? new Big(dice.pick(['9.50', '12.00', '25.00'])) : new Big(0)
  const bases = new Map<string, Big>()
  for (const line of lines) bases.set(line.vatRate, (bases.get(line.vatRate) ?? new Big(0)).plus(line.total))
  const mainRate = [...bases].sort((a, b) => b[1].abs().cmp(a[1].abs()))[0]![0]
  bases.set(mainRate, bases.get(mainRate)!.minus(discount).plus(shipping))
  const vat: VatFact[] = [...bases]
    .sort((a, b) => Number(b[0]) - Number(a[0]))
    .map(([rate, base]) => ({ rate, base: base.toFixed(2), amount: base.times(rate).div(100).round(2).toFixed(2) }))
  const net = linesNet.minus(discount).plus(shipping)
  const tax = vat.reduce((sum, line) => sum.plus(line.amount), new Big(0))
  const gross = net.plus(tax)
  const paid = wish.paid ? gross.times(dice.pick([0.2, 0.3, 0.5])).round(2) : new Big(0)
  const text = (value: Big) => value.toFixed(2)
  const orEmpty = (value: Big) => (value.eq(0) ? '' : text(value))
  return {
    vat,
    linesNet: text(linesNet),
    discount: orEmpty(discount),
    shipping: orEmpty(shipping),
    net: text(net),
    tax: text(tax),
    gross: text(gross),
    paid: orEmpty(paid),
    due: text(gross.minus(paid)),
  }
}
