import { expect, test } from 'vitest'
import type { Memory } from '#app/contract/memory.ts'
import { learn } from '#app/engine/understand/memory/learn.ts'
import { recall } from '#app/engine/understand/memory/recall.ts'
import { recognise } from '#app/engine/understand/memory/recognise.ts'
import { wasPassedOver } from '#app/engine/understand/memory/passed-over.ts'
import { drawDocument } from '#tests/support/page.ts'

const approved = drawDocument(`
  Harrowgate Fasteners Ltd
  call off                     Marlowe & Finch Turbines Ltd
`)
const wordAt = (text: string) => approved.pages[0]!.words.find((word) => word.text === text)!.box
const memory = { print: [{ word: 'harrowgate', x: wordAt('Harrowgate').left, y: wordAt('Harrowgate').top }] } as Memory

test('a name that stood there on the approved paper and was not the sender was passed over', () => {
  expect(wasPassedOver(approved, 'Harrowgate Fasteners Ltd', memory)).toBe(true)
})

test('a name that was the sender, stands elsewhere or is printed nowhere was not', () => {
  expect(wasPassedOver(approved, 'Marlowe & Finch Turbines Ltd', memory)).toBe(false)
  const below = drawDocument(`
  call off


  Harrowgate Fasteners Ltd
`)
  expect(wasPassedOver(below, 'Harrowgate Fasteners Ltd', memory)).toBe(false)
  expect(wasPassedOver(below, 'Quayside Pumps GmbH', memory)).toBe(false)
})

test('memory leads where the page alone takes such a name, though it had been right alone on the approved paper', () => {
  const paper = (number: string) =>
    drawDocument(`
    Harrowgate Fasteners Ltd
    issued by                    Marlowe & Finch Turbines Ltd
    signed for purchasing        slip mark ${number}
  `)
  const fields = { name: 'HL-1', customer_company_name: 'Marlowe & Finch Turbines Ltd' }
  const sure = { value: fields.customer_company_name, confidence: 0.95, source: 'layout' as const, reason: '' }
  const format = { decimal: '.' as const, dateOrder: 'dmy' as const }
  const read = { fields: { customer_company_name: sure }, items: [] }
  const known = { id: 'm', ...learn(paper('HL-1'), { kind: 'work_order', fields, items: [] }, read, format) }
  const context = { kind: 'work_order' as const, language: 'en' as const, formats: { ...format, dateOrderSure: true } }
  const leads = (alone: string) =>
    recall(paper('HL-2'), context, recognise(paper('HL-2'), [known]), { customer_company_name: alone })?.needed.has('customer_company_name')
  expect([leads('Harrowgate Fasteners Ltd'), leads(fields.customer_company_name)]).toEqual([true, false])
})
