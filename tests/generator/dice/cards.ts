import { money, number } from '../wild/desk.ts'
import { callingsOf } from './callings.ts'
import type { TableForm } from './columns.ts'
import { colonOf, type DiceDesk, stepOf, wide, write } from './desk.ts'
import { structureWords } from './structures.ts'

/** Items as cards: `Item 1` over labelled values, two beside each other where they fit. */
export function drawCards(desk: DiceDesk, form: TableForm, top: number, newPage: () => number, record: (at: number) => void): number {
  const { facts, dice } = desk
  const step = stepOf(desk)
  const own = form.columns.filter((name) => name in callingsOf(facts.land.language).columns && name !== 'position' && name !== 'per')
  const heads = new Map(own.map((name) => [name, dice.pick(callingsOf(facts.land.language).columns[name as 'name'])]))
  // In a table it would stand in the column of the names.
  const names: typeof own = form.codePlace === 'column' ? own : ['code', ...own]
  if (form.codePlace !== 'column') heads.set('code', callingsOf(facts.land.language).columns.code[0]!)
  const bold = dice.chance(0.5)
  let y = top
  facts.lines.forEach((line, at) => {
    if (y + 8 * step > desk.bottom) y = newPage()
    write(desk, `${structureWords[facts.land.language].item} ${at + 1}`, desk.left, y + step, { bold })
    y += step
    const texts = names.flatMap((name) => {
      const value = cardValue(desk, name, line)
      return value === '' ? [] : [`${heads.get(name)!}${colonOf(desk)} ${value}`]
    })
    const middle = (desk.left + desk.right) / 2
    const fits = texts.every((text) => wide(desk, text) < middle - desk.left - 20)
    texts.forEach((text, place) => {
      const x = fits && place % 2 === 1 ? middle : desk.left + 10
      if (!fits || place % 2 === 0) y += step
      write(desk, text, x, y)
    })
    record(at)
    y += 0.6 * step
  })
  return y + step
}

function cardValue(desk: DiceDesk, name: TableForm['columns'][number], line: DiceDesk['facts']['lines'][number]): string {
  switch (name) {
    case 'name':
      return line.name
    case 'code':
      return line.code
    case 'unit':
      return line.unit
    case 'quantity':
      return number(desk, line.quantity)
    case 'price':
      return line.per === '1' ? money(desk, line.price) : `${money(desk, line.price)} / ${line.per}`
    case 'total':
      return money(desk, line.total)
    case 'discount':
      return line.discount === '' ? '' : `${number(desk, line.discount)} %`
    case 'rate':
      return `${number(desk, line.rate)} %`
    default:
      return ''
  }
}
