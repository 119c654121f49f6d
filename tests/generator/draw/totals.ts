import { bottomOf, type Desk, drawLines, leading, MARGIN, money, number } from './desk.ts'

interface Total {
  label: string
  value: string
  bold?: boolean
}

/** Sums and the VAT summary. */
export function drawTotals(desk: Desk): void {
  const totals = desk.facts.kind === 'invoice' ? invoiceTotals(desk) : orderTotals(desk)
  if (totals.length === 0) return
  if (desk.y + (totals.length + 4) * leading(desk) * 1.4 > bottomOf(desk)) {
    desk.sheet.nextPage()
    desk.truth.tag('multi_page')
    desk.y = MARGIN
  }
  const top = desk.y
  if (desk.facts.kind === 'invoice' && desk.style.vatTable) drawVatTable(desk, desk.style.totals === 'left' ? desk.left + 290 : desk.left)
  const belowVat = desk.y
  desk.y = top
  if (desk.style.totals === 'grid' && totals.length <= 5)
    drawGrid(desk, totals, desk.facts.kind === 'invoice' && desk.style.vatTable ? belowVat + 6 : top)
  else drawColumn(desk, totals)
  desk.y = Math.max(desk.y, belowVat) + leading(desk)
}

function invoiceTotals(desk: Desk): Total[] {
  const { facts, words, dice, style, truth } = desk
  const word = (name: keyof typeof words.totals) => dice.pick(words.totals[name])
  const single = facts.vat.length === 1
  const totals: Total[] = []
  const add = (label: string, value: string, bold = false) => void totals.push({ label, value: money(desk, value), bold })
  if (facts.discount !== '' || facts.shipping !== '') {
    add(word('lines'), facts.linesNet)
    if (facts.discount !== '') add(word('discount'), `-${facts.discount}`)
    if (facts.shipping !== '') add(word('shipping'), facts.shipping)
    truth.tag(facts.discount === '' ? 'shipping' : 'discount')
  }
  add(word('net'), facts.net)
  const tax = word('tax')
  if (!style.vatTable && !single) for (const line of facts.vat) add(`${word('taxHead')} ${number(desk, line.rate)} %`, line.amount)
  add(single && !style.vatTable ? `${tax} ${number(desk, facts.vat[0]!.rate)} %` : tax, facts.tax)
  add(word('gross'), facts.gross, true)
  if (facts.paid !== '') {
    add(word('paid'), `-${facts.paid}`)
    truth.tag('deposit')
  }
  if (facts.paid !== '' || dice.chance(0.3)) add(word('due'), facts.due, true)
  for (const line of facts.vat) truth.vat(line.rate, line.amount)
  truth.field('subtotal_without_tax', facts.net)
  truth.field('tax_amount', facts.tax)
  truth.field('total_amount_with_tax', facts.gross)
  truth.field('amount', facts.due)
  if (single) truth.field('vat_rate', facts.vat[0]!.rate)
  else truth.tag('several_vat_rates')
  return totals
}

function orderTotals(desk: Desk): Total[] {
  const { facts, words, dice, style, truth } = desk
  if (!style.columns.includes('total') || dice.chance(0.15)) return []
  const totals: Total[] = [{ label: dice.pick(words.totals.net), value: money(desk, facts.net), bold: true }]
  truth.field('total_amount_without_tax', facts.net)
  if (facts.vat.length > 1 || dice.chance(0.6)) return totals
  truth.field('total_amount_with_tax', facts.gross)
  const rate = number(desk, facts.vat[0]!.rate)
  return [
    ...totals,
    { label: `${dice.pick(words.totals.tax)} ${rate} %`, value: money(desk, facts.tax) },
    { label: dice.pick(words.totals.gross), value: money(desk, facts.gross), bold: true },
  ]
}

function drawColumn(desk: Desk, totals: Total[]): void {
  const { style, sheet } = desk
  const boxed = style.totals === 'box'
  const right = style.totals === 'left' ? desk.left + 230 : desk.right
  const left = right - 230
  const step = leading(desk) + (boxed ? 5 : 2)
  totals.forEach((total, at) => {
    const top = desk.y + at * step
    if (boxed) sheet.box(left, top, 230, step)
    drawLines(desk, [`${total.label}${style.colon}`], left + 4, top + 2, { bold: total.bold ?? false })
    drawLines(desk, [total.value], right - 4, top + 2, { bold: total.bold ?? false, align: 'right' })
  })
  desk.y += totals.length * step
}

/** A row of labels over a row of sums. */
function drawGrid(desk: Desk, totals: Total[], top: number): void {
  const width = (desk.right - desk.left) / totals.length
  const step = leading(desk)
  totals.forEach((total, at) => {
    const x = desk.left + at * width
    desk.sheet.box(x, top, width, step * 2 + 6)
    drawLines(desk, [total.label], x + width / 2, top + 2, { align: 'center', size: Math.min(desk.style.size, 8) })
    drawLines(desk, [total.value], x + width / 2, top + step + 3, { align: 'center', bold: true })
  })
  desk.y = top + step * 2 + 8
}

function drawVatTable(desk: Desk, left: number): void {
  const { facts, words, dice, style } = desk
  const heads = [dice.pick(words.totals.vatHead), dice.pick(words.totals.baseHead), dice.pick(words.totals.taxHead)]
  const rows = facts.vat.map((line) => [`${number(desk, line.rate)}${style.percent}`, number(desk, line.base), number(desk, line.amount)])
  const width = 75
  const step = leading(desk) + 2
  desk.truth.tag('vat_table')
  for (const [at, row] of [heads, ...rows].entries()) {
    row.forEach((cell, column) => {
      drawLines(desk, [cell], left + (column + 1) * width - 4, desk.y + at * step + 1, {
        align: 'right',
        bold: at === 0,
        size: Math.min(desk.style.size, 8.5),
      })
      if (style.rules === 'full') desk.sheet.box(left + column * width, desk.y + at * step, width, step)
    })
  }
  desk.y += (rows.length + 1) * step
}
