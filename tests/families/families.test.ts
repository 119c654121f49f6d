import { beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '#app/contract/kinds/index.ts'
import { recognise } from '#app/engine/understand/memory/recognise.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { measureFamilies } from './measure.ts'
import { layElsewhere } from '#tests/support/lay-elsewhere.ts'
import { type Family, inventFamilies, inventFamily, type Paper, teach } from './read.ts'
import { spoilFamilies } from './spoil.ts'

/** Layouts without a label that any vocabulary knows; each seed gives the same papers again. */
describe('families of odd papers', () => {
  let families: Family[] = []
  beforeAll(async () => {
    families = await inventFamilies(5, 2, 3)
  }, 60_000)

  test('one approval is enough', () => {
    const { plain, learned, families: each } = measureFamilies(families)
    expect(plain.header).toBeLessThan(0.6)
    expect(learned.header, each.flatMap(({ faults }) => faults).join('\n')).toBeGreaterThanOrEqual(0.99)
    expect(learned.items, each.flatMap(({ faults }) => faults).join('\n')).toBeGreaterThanOrEqual(0.99)
  })

  test('a wrong value in the approved paper spoils no other value', () => {
    const spoilt = spoilFamilies(families.slice(0, 2)).filter(({ family, field }) => {
      const truth = families.find(({ name }) => name === family)!.papers[0]!.truth
      // Whose paper it is, is what all of it hangs on.
      return field !== kinds[truth.kind].partyField
    })
    expect(spoilt.length).toBeGreaterThan(10)
    expect(spoilt.filter(({ changed }) => changed.length > 0)).toEqual([])
  }, 120_000)
})

describe('a paper that lies elsewhere on its sheet', () => {
  let papers: Paper[] = []
  beforeAll(async () => {
    ;({ papers } = await inventFamily(200_000, 3))
  }, 60_000)

  test.each([
    ['was put on the scanner at another edge', 1, 7, 0],
    ['was put on the scanner anyhow', 1, -9, 14],
    ['was made to fit by the printer', 0.97, 9, 12],
    ['was copied much smaller', 0.88, 30, 40],
    ['was scanned a little larger', 1.03, -8, -10],
  ])('is read as its layout teaches where it %s', (_how, scale, dx, dy) => {
    const [taught, ...others] = papers as [Paper, ...Paper[]]
    const moved = others.map((paper) => ({ ...paper, document: layElsewhere(paper.document, scale, dx, dy) }))
    const { learned, families: each } = measureFamilies([{ name: 'moved', papers: [taught, ...moved] }])
    expect(learned, each.flatMap(({ faults }) => faults).join('\n')).toEqual({ header: 1, items: 1 })
  })

  test.each([
    ['lies on its side', { turn: 90 }],
    ['stands on its head', { turn: 180 }],
    ['leans as a scan does', { lean: 1.6 }],
    ['lies on its side and leans', { turn: 270, lean: -1.2 }],
  ] as const)('teaches those that lie as they were printed where it %s', (_how, standing) => {
    const [first, ...others] = papers as [Paper, ...Paper[]]
    const pages = first.document.pages.map((page) => ({ ...page, ...standing }))
    const turned = { ...first, document: { ...first.document, pages } }
    const { learned } = measureFamilies([{ name: 'turned', papers: [turned, ...others] }])
    expect(learned).toEqual({ header: 1, items: 1 })
  })

  test('teaches those that lie as they were printed', () => {
    const [first, ...others] = papers as [Paper, ...Paper[]]
    const scanned = { ...first, document: layElsewhere(first.document, 0.98, 6, 11) }
    const { learned } = measureFamilies([{ name: 'moved', papers: [scanned, ...others] }])
    expect(learned).toEqual({ header: 1, items: 1 })
  })
})

test('a memory of one company leaves papers of another alone that come from the same program', async () => {
  const [ours, theirs] = [await inventFamily(204_000, 1), await inventFamily(204_000, 2, 1)]
  const memory = teach('ours', ours.papers[0]!, ours.papers[0]!.truth)
  for (const { document, alone } of theirs.papers) {
    expect(recognise(document, [memory])).toEqual([])
    expect(understandDocument(document, { memories: [memory] })).toEqual(alone)
  }
})

test('a second approval wins over the first, and one wrong one not over three', async () => {
  const { papers } = await inventFamily(200_000, 5)
  const [first, second, third, fourth, last] = papers as [Paper, Paper, Paper, Paper, Paper]
  const kind = kinds[first.truth.kind]
  const wrongly = (paper: Paper) => ({
    ...paper.truth,
    fields: { ...paper.truth.fields, [kind.titleField]: paper.truth.fields.customer_code ?? paper.truth.fields.client_id ?? 'X-1' },
  })
  const titleBy = (memories: ReturnType<typeof teach>[]) => understandDocument(last.document, { memories }).fields[kind.titleField]?.value
  const wrong = teach('wrong', first, wrongly(first))
  const right = [second, third, fourth].map((paper, at) => teach(`right${at}`, paper, paper.truth))
  expect(titleBy([right[0]!, wrong])).toBe(last.truth.fields[kind.titleField])
  expect(titleBy([wrong, ...right])).toBe(last.truth.fields[kind.titleField])
})

test('a long paper whose words mislead about its kind is what the approved short one was', async () => {
  const { papers } = await inventFamily(702_000, 2)
  const [short, long] = papers as [Paper, Paper]
  expect([short, long].map(({ alone }) => alone.kind)).toEqual(['work_order', 'work_order'])
  const memory = teach('short', short, short.truth)
  expect(understandDocument(long.document, { memories: [memory] }).kind).toBe('invoice')
  // Where the words had been right, a layout that is only alike does not overrule them.
  expect(understandDocument(long.document, { memories: [{ ...memory, misleads: false }] }).kind).toBe('work_order')
})

test('codes within names that end at one edge by chance are no column, whichever paper taught', async () => {
  const { papers } = await inventFamily(711_000, 5)
  const [first, last] = [papers[0]!, papers[4]!]
  const { items } = understandDocument(first.document, { memories: [teach('last', last, last.truth)] })
  expect(items.map((row) => row.product_code?.value)).toEqual(first.truth.items?.map((row) => row.product_code))
})

test.each([
  ['goes on to pages whose foot has words of its head', 4_108_000],
  ['has names that begin with the word that follows it', 4_116_000],
  ['has a reference beside its first row', 718_000],
])('a table that %s is found whole', async (_name, seed) => {
  const { papers } = await inventFamily(seed, 2)
  const [taught, other] = papers as [Paper, Paper]
  const memory = teach('table', taught, taught.truth)
  expect(understandDocument(other.document, { memories: [memory] }).items).toHaveLength(other.truth.items!.length)
  const whole = measureFamilies([{ name: 'table', papers }])
  expect(whole.learned.items, whole.families.flatMap(({ faults }) => faults).join('\n')).toBe(1)
})
