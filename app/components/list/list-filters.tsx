import { useNavigate } from '@remix-run/react'
import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { periods } from '#app/contract/analytics.ts'
import { statuses } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { useText } from '#app/i18n/text.ts'
import { isFiltered, unfiltered, writeListState, type ListState } from './list-state.ts'

const TYPING_PAUSE = 300 // milliseconds without a key before the list follows

/** Search and filters of a list. Each change goes into the address, and the list follows the address. */
export function ListFilters({ kind, state }: { kind: Kind; state: ListState }) {
  const { t } = useText()
  const navigate = useNavigate()
  const [unfolded, setUnfolded] = useState(false)
  const folded = unfolded ? 'contents' : 'hidden sm:contents'
  function go(change: Partial<ListState>) {
    navigate(`/${kind.slug}${writeListState({ ...state, ...change, page: 1 })}`, { replace: true, preventScrollReset: true })
  }
  return (
    <form aria-label={t('documents:filter.label')} onSubmit={(event) => event.preventDefault()} className="flex flex-wrap items-end gap-2">
      <div className="relative min-w-40 flex-[2_1_10rem] sm:min-w-52 sm:flex-[2_1_14rem]">
        <Search className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted" aria-hidden />
        <TypedFilter
          label={t('documents:filter.search')}
          placeholder={t('documents:filter.search_placeholder')}
          value={state.q}
          onSettle={(q) => go({ q })}
          className="pl-8.5"
        />
      </div>
      <Button className="sm:hidden" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        <SlidersHorizontal className="size-4" aria-hidden />
        {t('documents:filter.label')}
      </Button>
      <div className={folded}>
        <Filter label={t('documents:filter.status')}>
          {(id) => (
            <Select
              id={id}
              className="w-full"
              value={state.status}
              onChange={(event) => go({ status: event.target.value as ListState['status'] })}
            >
              <option value="">{t('documents:filter.any_status')}</option>
              {statuses.map((status) => (
                <option key={status} value={status}>
                  {t(`documents:status.${status}`)}
                </option>
              ))}
            </Select>
          )}
        </Filter>
        <Filter label={t('documents:filter.period')}>
          {(id) => (
            <Select
              id={id}
              className="w-full"
              value={state.period}
              onChange={(event) => go({ period: event.target.value as ListState['period'] })}
            >
              <option value="">{t('documents:filter.any_period')}</option>
              {periods.map((period) => (
                <option key={period} value={period}>
                  {t(`analytics:periods.${period}`)}
                </option>
              ))}
            </Select>
          )}
        </Filter>
        <div className="min-w-36 flex-[1_1_9rem]">
          <TypedFilter
            label={t('documents:filter.client')}
            placeholder={t('documents:filter.client')}
            value={state.client}
            onSettle={(client) => go({ client })}
          />
        </div>
        <Checkbox
          className="h-9"
          label={t('documents:filter.doubtful')}
          checked={state.doubtful}
          onChange={(event) => go({ doubtful: event.target.checked })}
        />
      </div>
      {isFiltered(state) ? (
        <Button look="quiet" onClick={() => navigate(unfiltered(kind, state))}>
          <X className="size-4" aria-hidden />
          {t('documents:filter.clear')}
        </Button>
      ) : null}
    </form>
  )
}

function Filter({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    // As wide as the longest of its words in any of the languages.
    <div className="min-w-48 flex-[1_1_12.5rem]">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

/** A word that is typed; the list follows after a pause, or at once on Enter. A change of the address from elsewhere is shown. */
function TypedFilter({
  label,
  value,
  onSettle,
  ...rest
}: {
  label: string
  placeholder: string
  value: string
  onSettle: (value: string) => void
  className?: string
}) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  const settle = useRef(onSettle)
  useEffect(() => {
    settle.current = onSettle
  })
  if (seen !== value) {
    setSeen(value)
    if (value !== sent) setTyped(value)
  }
  function send(word: string) {
    setSent(word)
    settle.current(word)
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => send(typed), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <Input
      aria-label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => (event.key === 'Enter' ? send(typed) : undefined)}
      {...rest}
    />
  )
}
