import { NavLink } from '@remix-run/react'
import { clsx } from 'clsx'
import { BotMessageSquare, ClipboardList, ReceiptText, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { mayDo, type Role } from '#app/contract/members.ts'
import { formatCount } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'

/** How many documents of each kind wait for approval; shown beside the entries. */
export interface Waiting {
  work_orders: number
  invoice_extracts: number
}

/** The sidebar's entries: what the member's role opens. */
export function MainNav({ role, waiting, onGo }: { role: Role; waiting: Waiting; onGo?: () => void }) {
  const { t } = useText()
  const entry = (to: string, label: string, icon: ReactNode, count = 0) => <Entry key={to} {...{ to, label, icon, count, onGo }} />
  return (
    <nav aria-label={t('nav.main')} className="flex flex-col gap-0.5">
      {mayDo(role, 'workOrderIndex', 'read')
        ? entry('/work_orders', t('nav.work_orders'), <ClipboardList aria-hidden />, waiting.work_orders)
        : null}
      {mayDo(role, 'invoiceIndex', 'read')
        ? entry('/invoice_extracts', t('nav.invoice_extracts'), <ReceiptText aria-hidden />, waiting.invoice_extracts)
        : null}
      {entry('/settings', t('nav.settings'), <Settings aria-hidden />)}
      {mayDo(role, 'bot', 'read') ? entry('/bot', t('nav.bot'), <BotMessageSquare aria-hidden />) : null}
    </nav>
  )
}

function Entry({ to, label, icon, count, onGo }: { to: string; label: string; icon: ReactNode; count: number; onGo?: () => void }) {
  const { t, language } = useText()
  return (
    <NavLink to={to} prefetch="intent" onClick={onGo} className={entryClass}>
      {icon}
      <span className="min-w-0 flex-1 break-words">{label}</span>
      {count > 0 ? (
        <span
          aria-hidden
          title={t('documents:status.pending')}
          className="rounded-full bg-wheat/25 px-1.5 text-xs font-semibold text-ink tabular-nums"
        >
          {formatCount(count, language)}
        </span>
      ) : null}
    </NavLink>
  )
}

function entryClass({ isActive }: { isActive: boolean }): string {
  return clsx(
    'flex min-h-9 items-center gap-2.5 rounded-md px-2.5 py-1.5 text-base leading-5 font-medium transition-colors [&_svg]:size-[1.125rem] [&_svg]:shrink-0',
    isActive ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-sunken hover:text-ink',
  )
}
