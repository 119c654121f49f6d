import { firstDayOf, periods, type Period } from '#app/contract/analytics.ts'
import { sortableFields, statuses, type ListQuery, type Status } from '#app/contract/documents.ts'
import { DEFAULT_PAGE_SIZE, pageSizes } from '#app/contract/pagination.ts'
import type { Kind } from '#app/contract/kinds/index.ts'

/** What the address of a list says. Empty words stand for no filter. */
export interface ListState {
  status: Status | ''
  q: string
  client: string
  /** The days of upload, counted back from today whenever the address is opened. */
  period: Period | ''
  doubtful: boolean
  sort: string
  page: number
  size: number
}

export const DEFAULT_SORT = '-created_at'
const LONGEST_WORD = 200

/** Reads the address as far as it makes sense; what does not is left out, so that an old link still opens a list. */
export function readListState(kind: Kind, search: string): ListState {
  const params = new URLSearchParams(search)
  const sort = params.get('sort') ?? DEFAULT_SORT
  const page = Number(params.get('page[number]') ?? 1)
  const size = Number(params.get('page[size]') ?? DEFAULT_PAGE_SIZE)
  return {
    status: oneOf(statuses, params.get('filter[status]')) ?? '',
    q: (params.get('filter[q]') ?? '').slice(0, LONGEST_WORD),
    client: (params.get('filter[client]') ?? '').slice(0, LONGEST_WORD),
    period: oneOf(periods, params.get('period')) ?? '',
    doubtful: params.get('filter[doubtful]') === 'true',
    sort: sortableFields(kind).includes(sort.replace(/^-/, '')) ? sort : DEFAULT_SORT,
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    size: oneOf(pageSizes, size) ?? DEFAULT_PAGE_SIZE,
  }
}

/** The search part of the address, with bare brackets and without what is default: `?filter[status]=pending&sort=due_date`, or ''. */
export function writeListState(state: ListState): string {
  const parts: [string, string | number | false][] = [
    ['filter[status]', state.status],
    ['filter[q]', state.q.trim()],
    ['filter[client]', state.client.trim()],
    ['period', state.period],
    ['filter[doubtful]', state.doubtful && 'true'],
    ['sort', state.sort !== DEFAULT_SORT && state.sort],
    ['page[number]', state.page > 1 && state.page],
    ['page[size]', state.size !== DEFAULT_PAGE_SIZE && state.size],
  ]
  const given = parts.filter(([, value]) => value !== '' && value !== false)
  return given.length > 0 ? `?${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}` : ''
}

/** The same as the API understands it; `today` is `yyyy-mm-dd` where the reader is, `startOf` the instant at which a day begins there. */
export function queryOf(state: ListState, today: string, startOf: StartOfDay): ListQuery {
  return {
    filter: {
      ...(state.status && { status: [state.status] }),
      ...(state.q.trim() && { q: state.q }),
      ...(state.client.trim() && { client: state.client }),
      ...(state.period && { created_from: startOf(firstDayOf(state.period, today)) }),
      ...(state.doubtful && { doubtful: true }),
    },
    sort: state.sort,
    page: { number: state.page, size: state.size },
  }
}

/** The same list without any filter but perhaps a status: the order and the length that were chosen stay. */
export function unfiltered(kind: Kind, { sort, size }: Pick<ListState, 'sort' | 'size'>, status: ListState['status'] = ''): string {
  return `/${kind.slug}${writeListState({ ...readListState(kind, ''), status, sort, size })}`
}

type StartOfDay = (day: string) => string

/** The list as the review desk takes it along (`?list=…`): as the API understands it, so a period becomes the instant it began. */
export function contextOf(state: ListState, today: string, startOf: StartOfDay): string {
  const search = writeListState({ ...state, period: '', page: 1 })
  if (!state.period) return search
  return `${search}${search ? '&' : '?'}filter[created_from]=${startOf(firstDayOf(state.period, today))}`
}

/** Of such a list only what narrows it: an export has no pages and no order. */
export function filtersOf(context: string): string {
  return context
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part.startsWith('filter['))
    .map((part) => `&${part}`)
    .join('')
}

/** Whether anything narrows the list beyond its tab. */
export function isFiltered({ status, q, client, period, doubtful }: ListState): boolean {
  return (status !== '' && status !== 'pending') || q.trim() !== '' || client.trim() !== '' || period !== '' || doubtful
}

function oneOf<T>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value)
}
