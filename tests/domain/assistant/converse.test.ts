import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reply, type Answered, type Words } from '#app/domain/assistant/converse.server.ts'
import { useModelServer } from '#app/domain/model/desk.server.ts'
import type { Who } from '#app/domain/who.ts'
import { createModelServer } from '#app/platform/ollama.server.ts'
import { collectGarbage } from '#tests/support/collect-garbage.ts'
import { INVOICE, makePending, makeWho, withFields } from '#tests/support/make-documents.ts'
import { startModelStandIn, type StandIn } from '#tests/support/model-stand-in/server.ts'
import type { Trap } from '#tests/support/model-stand-in/traps.ts'

let standIn: StandIn
let who: Who
beforeEach(async () => {
  standIn = await startModelStandIn()
  who = makeWho('reviewer')
  useModelServer(who.db, createModelServer(standIn.url, { patience: { first: 300, next: 300 } }))
  for (const [number, supplier, total] of [
    ['F-1', 'Verger du Midi SARL', '0.10'],
    ['F-2', 'Verger du Midi SARL', '0.20'],
    ['N-1', 'Northwind Traders', '55.50'],
  ])
    makePending(
      who,
      'invoice',
      withFields(INVOICE, { invoice_number: number!, supplier_name: supplier!, total_amount_with_tax: total!, invoice_date: '2026-03-01' }),
    )
})
afterEach(() => standIn.close())

/** Facts as plain as can be: what was asked, and what came of it. */
const words: Words = {
  opening: ({ ask: asked, partyNames: [party] }) => Promise.resolve(asked === 'sum' ? `sum of ${party ?? 'all'}: ` : ''),
  whole: ({
    tool,
    question: {
      partyNames: [party],
    },
    sums,
    count,
  }) =>
    Promise.resolve(
      tool === 'sum'
        ? `sum of ${party ?? 'all'}: ${sums.map(({ name, total }) => `${name ?? ''}${total}`).join('\n')}`
        : `${tool}: ${count}`,
    ),
}

async function ask(
  content: string,
  signal = new AbortController().signal,
  earlier: string[] = [],
): Promise<Answered & { pieces: string[] }> {
  const pieces: string[] = []
  const stream = reply(who, { content, earlier, today: '2026-03-10', timeZone: 'UTC' }, words, signal)
  for (;;) {
    const next = await stream.next()
    if (next.done) return { ...next.value, pieces }
    pieces.push(next.value)
  }
}

const FREE = 'Is Verger dearer than Northwind?'
const sumOf = (company: string | null) => ({ ask: 'sum', kind: 'invoice', companies: company ? [company] : [] })
const chooses = (...queries: unknown[]) => (standIn.reply = () => ({ json: { queries } }))

test('what the words tell is answered without asking a model, its beginning before any query', async () => {
  const { pieces, text, citations } = await ask('How much did Verger du Midi invoice?')
  expect(pieces).toEqual(['sum of Verger du Midi SARL: ', '0.30'])
  expect(text).toBe('sum of Verger du Midi SARL: 0.30')
  expect(citations).toHaveLength(2)
  expect(standIn.chats).toEqual([])
})

describe('a question that goes on', () => {
  const after = (earlier: string[], content: string) => ask(content, undefined, earlier)

  test('means what the ones before it left in force', async () => {
    expect((await after(['How much did Verger du Midi invoice?', 'And in March?'], 'And Northwind?')).text).toBe(
      'sum of Northwind Traders: 55.50',
    )
  })

  test('has nothing to go on from where the one before was not understood', async () => {
    expect((await after(['How much did Verger du Midi invoice?', 'unpaid xyz'], 'And in March?')).text).not.toContain('Verger')
  })

  test('is put to the model with the one before it, where the words do not tell', async () => {
    chooses(sumOf(null))
    await after(['How much did Verger du Midi invoice?'], FREE)
    expect(standIn.chats[0]!.messages.map(({ content }) => content).join('\n')).toContain(
      'The question before it, which it may go on from: How much did Verger du Midi invoice?',
    )
  })
})

describe('a free question', () => {
  test('is answered by the queries that the model chooses, each with its sources', async () => {
    chooses(sumOf('verger du midi sarl'), sumOf('northwind traders'))
    const { text, citations } = await ask(FREE)
    expect(text).toBe('sum of Verger du Midi SARL: 0.30\n\nsum of Northwind Traders: 55.50')
    expect(citations).toHaveLength(3)
  })

  test('is put to the model with the day and names, and with nothing that a document says', async () => {
    chooses(sumOf(null))
    await ask(FREE)
    const said = standIn.chats[0]!.messages.map(({ content }) => content).join('\n')
    expect(said).toContain('Today is 2026-03-10.')
    expect(said).toContain('northwind traders')
    expect(said).not.toContain('55.50')
  })

  test.each<[string, unknown]>([
    ['a company that nobody knows', sumOf('Initech')],
    ['a document that nobody knows', { ask: 'field', numbers: ['ZZ-9'] }],
  ])('is searched for where the model names %s, and nothing is added up', async (_, query) => {
    chooses(query)
    expect((await ask(FREE)).text).toBe('nothing: 0')
  })

  test('gets no number, name or date that the model made up', async () => {
    standIn.reply = () => ({ json: { queries: [sumOf(null)], answer: 'Verger billed 999.99 on 2031-01-01' } })
    expect((await ask(FREE)).text).toBe('sum of all: 55.80')
  })

  test.each<[string, unknown]>([
    ['an unknown question', { ask: 'delete everything' }],
    ['a status that there is not', { ask: 'count', statuses: ['paid'] }],
    ['days that are none', { ask: 'count', ranges: [{ from: 'x', to: '' }] }],
  ])('gets no answer to less than it asks where the model gives %s', async (_, query) => {
    chooses(query)
    expect((await ask(FREE)).text).toBe('unclear: 0')
  })

  test.each<Trap>(['stalls', 'dies', 'garbage', 'chatter', 'cut', 'busy', 'broken'])(
    'is answered by its words where the model %s',
    async (trap) => {
      chooses(sumOf(null))
      standIn.trap = trap
      expect((await ask(FREE)).text).toBe('unclear: 0')
    },
  )

  test('ends at once when nobody waits for it any more', async () => {
    standIn.trap = 'silent'
    const stop = new AbortController()
    const answer = ask(FREE, stop.signal)
    const refused = expect(answer).rejects.toThrow('nobody listens')
    await expect.poll(() => standIn.chats.length).toBe(1)
    stop.abort(new Error('nobody listens'))
    await refused
    await expect.poll(() => standIn.abandoned).toBe(1)
  })

  test('is answered by its words after half a minute, and the model is free for others, whatever was collected meanwhile', async () => {
    useModelServer(who.db, createModelServer(standIn.url))
    standIn.trap = 'silent'
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const answer = ask(FREE)
      await vi.waitUntil(() => standIn.chats.length === 1)
      await collectGarbage()
      await vi.advanceTimersByTimeAsync(30_000)
      expect((await answer).text).toBe('unclear: 0')
      await vi.waitUntil(() => standIn.abandoned === 1)
    } finally {
      vi.useRealTimers()
    }
  })
})
