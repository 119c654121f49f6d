import { Link } from '@remix-run/react'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { pageSizes } from '#app/contract/pagination.ts'
import { formatCount } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'
import { Select } from './select.tsx'

interface PaginationProps {
  total: number
  /** From 1; 0 on an empty page. */
  start: number
  end: number
  page: number
  size: number
  addressOf: (page: number) => string
  onSize: (size: number) => void
}

/** 'Showing 1 to 25 of 240 entries', the size of a page, and the way to the others. */
export function Pagination({ total, start, end, page, size, addressOf, onSize }: PaginationProps) {
  const { t, language } = useText()
  const id = useId()
  const pages = Math.max(1, Math.ceil(total / size))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm text-muted">
      {/* Filters and search change the list without a new page. */}
      <p aria-live="polite">{total === 0 ? t('pagination.none') : t('pagination.showing', { start, end, total })}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="flex items-center gap-2">
          <label htmlFor={id}>{t('pagination.per_page')}</label>
          <Select id={id} small value={size} onChange={(event) => onSize(Number(event.target.value))}>
            {pageSizes.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </Select>
        </div>
        <nav aria-label={t('pagination.label')} className="flex items-center gap-0.5">
          <Step to={addressOf(1)} off={page <= 1} label={t('pagination.first')} icon={<ChevronsLeft />} />
          <Step to={addressOf(page - 1)} off={page <= 1} label={t('pagination.previous')} icon={<ChevronLeft />} />
          <span className="px-2 whitespace-nowrap tabular-nums">
            {t('pagination.page', { page: formatCount(page, language), pages: formatCount(pages, language) })}
          </span>
          <Step to={addressOf(page + 1)} off={page >= pages} label={t('pagination.next')} icon={<ChevronRight />} />
          <Step to={addressOf(pages)} off={page >= pages} label={t('pagination.last')} icon={<ChevronsRight />} />
        </nav>
      </div>
    </div>
  )
}

const stepClass = 'inline-flex size-8 items-center justify-center rounded-md [&_svg]:size-4'

function Step({ to, off, label, icon }: { to: string; off: boolean; label: string; icon: ReactNode }) {
  if (off)
    return (
      <span className={clsx(stepClass, 'opacity-35')} aria-hidden>
        {icon}
      </span>
    )
  return (
    <Link to={to} aria-label={label} title={label} className={clsx(stepClass, 'hover:bg-sunken hover:text-ink')}>
      {icon}
    </Link>
  )
}
