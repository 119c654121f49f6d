import type { LoaderFunctionArgs } from '@remix-run/node'
import { NavLink, Outlet, useLoaderData, useLocation, useRouteError } from '@remix-run/react'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { FailurePage } from '#app/components/failure-page.tsx'
import { Page } from '#app/components/shell/app-shell.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { mayDo } from '#app/contract/members.ts'
import { useText } from '#app/i18n/text.ts'
import { requireMember } from '../session.server.ts'

const forEveryone = ['members', 'preferences', 'profile', 'password', 'tokens', 'parties'] as const
const forAdmins = ['products', 'extraction', 'outbox'] as const

export async function loader({ request }: LoaderFunctionArgs) {
  const { member } = await requireMember(request)
  return { screens: mayDo(member.role, 'settings', 'read') ? [...forEveryone, ...forAdmins] : [...forEveryone] }
}

export default function Settings() {
  const { screens } = useLoaderData<typeof loader>()
  const { t } = useText()
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // In narrow windows the entries stand in one line that scrolls: the present one is kept in sight.
  useEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (entry) nav.current?.scrollTo({ left: entry.offsetLeft - nav.current.clientWidth / 3 })
  }, [pathname])
  return (
    <Page>
      <PageHeader title={t('settings:title')} />
      <div className="grid gap-6 xl:grid-cols-[12rem_minmax(0,1fr)]">
        <nav
          ref={nav}
          aria-label={t('settings:nav.label')}
          className="relative -mx-1 flex gap-0.5 overflow-x-auto px-1 pb-1 md:flex-wrap xl:flex-col"
        >
          {screens.map((screen) => (
            <NavLink
              key={screen}
              to={screen}
              prefetch="intent"
              className={({ isActive }) =>
                clsx(
                  'flex h-9 shrink-0 items-center rounded-md px-2.5 font-medium transition-colors',
                  isActive ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-sunken hover:text-ink',
                )
              }
            >
              {t(`settings:nav.${screen}`)}
            </NavLink>
          ))}
        </nav>
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />
}
