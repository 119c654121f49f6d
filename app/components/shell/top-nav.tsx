import { NavLink } from '@remix-run/react'
import { clsx } from 'clsx'
import { CircleUserRound, LogOut, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#app/i18n/text.ts'
import { SearchBox } from './search-box.tsx'

interface TopNavProps {
  member: { first_name: string; last_name: string; email: string }
  onSignOut: () => void
  /** Below each other, in the drawer of narrow windows. */
  stacked?: boolean
  onGo?: () => void
}

/** The top navigation: the pages about the product, search, and one's own account. */
export function TopNav({ member, onSignOut, stacked, onGo }: TopNavProps) {
  const { t } = useText()
  // Beside the sidebar of a tablet there is no room for words in every language: there the icons speak for themselves.
  const labelClass = stacked ? undefined : 'max-xl:sr-only'
  const link = (to: string, label: string, icon?: ReactNode, title?: string) => (
    <NavLink
      to={to}
      end={to === '/'}
      prefetch="intent"
      onClick={onGo}
      title={title ?? (icon ? label : undefined)}
      className={({ isActive }) => itemClass(isActive, stacked)}
    >
      {icon}
      {icon ? <span className={labelClass}>{label}</span> : label}
    </NavLink>
  )
  const name = `${member.first_name} ${member.last_name}`.trim() || member.email
  return (
    <nav aria-label={t('nav.top')} className={stacked ? 'flex flex-col gap-0.5' : 'flex min-w-0 flex-1 items-center gap-0.5'}>
      {link('/', t('nav.home'))}
      {link('/about', t('nav.about'))}
      {link('/contact', t('nav.contact'))}
      {link('/faq', t('nav.faq'))}
      <SearchBox className={stacked ? 'order-first mb-2' : 'mx-auto w-full max-w-xs min-w-28 px-3'} onSearch={onGo} />
      {link('/settings', t('nav.settings'), <Settings aria-hidden />)}
      {link('/settings/profile', t('nav.profile'), <CircleUserRound aria-hidden />, name)}
      <button type="button" onClick={onSignOut} title={t('nav.sign_out')} className={itemClass(false, stacked)}>
        <LogOut aria-hidden />
        <span className={labelClass}>{t('nav.sign_out')}</span>
      </button>
    </nav>
  )
}

function itemClass(active: boolean, stacked: boolean | undefined): string {
  return clsx(
    'inline-flex items-center gap-1.5 rounded-md px-2.5 font-medium whitespace-nowrap transition-colors [&_svg]:size-4 [&_svg]:shrink-0',
    stacked ? 'h-9' : 'h-8',
    active ? 'text-accent-ink' : 'text-muted hover:bg-sunken hover:text-ink',
  )
}
