import { describe, expect, test } from 'vitest'
import { contextOf, filtersOf, queryOf, readListState, unfiltered, writeListState } from '#app/components/list/list-state.ts'
import { listQuery } from '#app/contract/documents.ts'
import { invoice } from '#app/contract/kinds/index.ts'

/** Midnight in New York, in winter. */
const startOf = (day: string) => `${day}T05:00:00.000Z`

describe('the address of a list', () => {
  test.each([
    '',
    '?filter[status]=pending',
    '?filter[q]=R%26D%20%233&period=last_7_days',
    '?filter[client]=Dupont%20%26%20fils&filter[doubtful]=true&sort=-total_amount_with_tax&page[number]=3&page[size]=100',
  ])('%s is read and written alike', (search) => {
    expect(writeListState(readListState(invoice, search))).toBe(search)
  })

  test('what makes no sense is left out', () => {
    expect(writeListState(readListState(invoice, '?filter[status]=lost&sort=password&page[number]=-1&page[size]=7&period=ever&x=1'))).toBe(
      '',
    )
  })

  test('the query it makes is one that the API takes', () => {
    const state = readListState(
      invoice,
      '?filter[status]=pending&filter[q]=a&filter[doubtful]=true&period=last_month&sort=invoice_number&page[size]=50',
    )
    const query = queryOf(state, '2026-03-09', startOf)
    expect(query).toEqual({
      filter: { status: ['pending'], q: 'a', doubtful: true, created_from: '2026-02-08T05:00:00.000Z' },
      sort: 'invoice_number',
      page: { number: 1, size: 50 },
    })
    expect(listQuery.safeParse({ ...query, filter: { ...query.filter, doubtful: 'true' } }).success).toBe(true)
  })

  test('the tabs lead to lists of the order and the length that were chosen, without what was looked for', () => {
    const state = readListState(invoice, '?filter[q]=a&filter[status]=approved&sort=due_date&page[size]=10&page[number]=4')
    expect(unfiltered(invoice, state)).toBe('/invoice_extracts?sort=due_date&page[size]=10')
    expect(unfiltered(invoice, state, 'pending')).toBe('/invoice_extracts?filter[status]=pending&sort=due_date&page[size]=10')
    expect(unfiltered(invoice, readListState(invoice, ''), 'pending')).toBe('/invoice_extracts?filter[status]=pending')
  })

  test('a list goes along to the desk and into exports, its period from the moment it began', () => {
    const state = readListState(invoice, '?filter[status]=approved&period=today&sort=due_date&page[size]=10&page[number]=4')
    const context = contextOf(state, '2026-03-09', startOf)
    expect(context).toBe('?filter[status]=approved&sort=due_date&page[size]=10&filter[created_from]=2026-03-09T05:00:00.000Z')
    expect(filtersOf(context)).toBe('&filter[status]=approved&filter[created_from]=2026-03-09T05:00:00.000Z')
    expect(filtersOf('')).toBe('')
  })
})
