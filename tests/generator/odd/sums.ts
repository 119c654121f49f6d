import { bottomOf, call, moneyOn, numberOn, type OddDesk, stepOf, widthOf, wrapOn, write, writeLines } from './desk.ts'

interface Sum {
  label: string
  text: string
}

/** The sums of the paper; nothing where the goods have no prices. */
function sumsOf(desk: OddDesk): Sum[] {
  const { facts, layout, truth } = desk
  if (!layout.columns.includes('total')) return []
  const sums = [{ label: call(desk, 'net'), text: moneyOn(desk, facts.net) }]
  if (facts.kind === 'work_order') {
    truth.field('total_amount_without_tax', facts.net)
    return sums
  }
  const [vat] = facts.vat
  truth.field('subtotal_without_tax', facts.net)
  truth.field('tax_amount', facts.tax)
  truth.field('vat_rate', vat!.rate)
  truth.field('total_amount_with_tax', facts.gross)
  truth.field('amount', facts.due)
  truth.vat(vat!.rate, vat!.amount)
  return [
    ...sums,
    { label: `${call(desk, 'vat')} ${numberOn(desk, vat!.rate)} %`, text: moneyOn(desk, facts.tax) },
    { label: call(desk, 'gross'), text: moneyOn(desk, facts.gross) },
  ]
}

export function drawSumsBefore(desk: OddDesk): void {
  if (desk.layout.sums === 'before') drawRow(desk, sumsOf(desk))
}

export function drawSumsAfter(desk: OddDesk): void {
  const { layout, left, right } = desk
  if (layout.sums === 'before' || layout.sums === 'foot') return
  const sums = sumsOf(desk)
  if (sums.length === 0) return
  if (desk.y + (sums.length + 2) * stepOf(desk) > bottomOf(desk)) desk.newPage(desk)
  if (layout.sums === 'row') drawRow(desk, sums)
  else if (layout.sums === 'sentence') {
    const text = sums.map((sum) => `${sum.label} ${sum.text}`).join(layout.separator)
    desk.y = writeLines(desk, wrapOn(desk, text, right - left), left, desk.y) + 6
  } else drawColumn(desk, sums, layout.sums === 'left' ? left : left + (right - left) * 0.5)
}

/** Sums at the bottom of the last page, wherever the table ends. */
export function drawSumsInFoot(desk: OddDesk): void {
  if (desk.layout.sums !== 'foot') return
  const sums = sumsOf(desk)
  desk.y = desk.sheet.height - 108
  if (sums.length > 0) drawRow(desk, sums)
}

/** One under the other; `inverse` puts the label behind its sum. */
function drawColumn(desk: OddDesk, sums: readonly Sum[], left: number): void {
  const right = Math.min(desk.right, left + 230)
  for (const { label, text } of sums) {
    const y = desk.y + stepOf(desk)
    if (desk.layout.sums === 'inverse') {
      write(desk, text, left + 70, y, { align: 'right' })
      write(desk, label, left + 80, y)
    } else {
      write(desk, label, left, y)
      write(desk, text, right, y, { align: 'right' })
    }
    desk.y += stepOf(desk) + 2
  }
  desk.y += 6
}

function drawRow(desk: OddDesk, sums: readonly Sum[]): void {
  const width = (desk.right - desk.left) / Math.max(3, sums.length)
  const step = stepOf(desk)
  sums.forEach(({ label, text }, at) => {
    const x = desk.left + at * width
    if (desk.layout.rules === 'full') desk.sheet.box(x, desk.y, width, 2 * step + 6)
    write(desk, label, x + 4, desk.y + step)
    write(desk, text, x + Math.max(4, width - 6 - widthOf(desk, text)), desk.y + 2 * step + 1, { bold: true })
  })
  desk.y += 2 * step + 12
}
