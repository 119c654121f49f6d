import { Link, useLocation, useNavigation } from '@remix-run/react'
import { Menu } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { IconButton } from '#app/components/ui/icon-button.tsx'
import { OffCanvas } from '#app/components/ui/off-canvas.tsx'
import type { Role } from '#app/contract/members.ts'
import { useText } from '#app/i18n/text.ts'
import { Brand } from './brand.tsx'
import { MainNav, type Waiting } from './main-nav.tsx'
import { TopNav } from './top-nav.tsx'
import { useSearchKey } from './use-search-key.ts'
import { useSignOut } from './use-sign-out.tsx'

interface AppShellProps {
  member: { first_name: string; last_name: string; email: string; role: Role }
  waiting: Waiting
  children: ReactNode
}

/** The frame of every signed-in screen: sidebar, top bar, and the current view. Narrow windows keep both navigations in a drawer. */
export function AppShell({ member, waiting, children }: AppShellProps) {
  const { t } = useText()
  const [drawer, setDrawer] = useState<'menu' | 'search' | null>(null)
  const close = () => setDrawer(null)
  const { signOut, question } = useSignOut()
  useSearchKey(() => setDrawer('search'))
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skip_to_content')}
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col gap-6 border-r border-line px-3 py-4 lg:flex">
        <Link to="/" className="flex rounded-md px-1.5 py-1" aria-label="Gleaner">
          <Brand />
        </Link>
        <MainNav role={member.role} waiting={waiting} />
        <p className="mt-auto truncate px-2.5 text-xs text-muted" title={member.email}>
          {member.email}
        </p>
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-canvas/95 px-4 backdrop-blur-sm lg:px-6">
          <Busy />
          <IconButton
            label={t('nav.menu')}
            icon={<Menu aria-hidden />}
            className="-ml-2 lg:hidden"
            hint={false}
            onClick={() => setDrawer('menu')}
          />
          <Link to="/" className="flex rounded-md lg:hidden" aria-label="Gleaner">
            <Brand />
          </Link>
          <div className="hidden min-w-0 flex-1 lg:flex">
            <TopNav member={member} onSignOut={signOut} />
          </div>
        </header>
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col focus:outline-none">
          {children}
        </main>
      </div>
      <OffCanvas
        open={drawer !== null}
        onOpenChange={close}
        startAt={drawer === 'search' ? '[data-search]' : undefined}
        title={t('product')}
      >
        <div className="flex flex-1 flex-col gap-5 px-3 pb-5">
          <MainNav role={member.role} waiting={waiting} onGo={close} />
          <hr className="border-line" />
          <TopNav member={member} onSignOut={signOut} stacked onGo={close} />
        </div>
      </OffCanvas>
      {question}
    </div>
  )
}

/** The room of an ordinary screen. The review desk takes the whole view instead. */
export function Page({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={`mx-auto flex w-full flex-col gap-5 px-4 py-6 lg:px-6 ${narrow ? 'max-w-3xl' : 'max-w-[90rem]'}`}>{children}</div>
}

/** A thin line under the top edge while the next view is on its way. */
function Busy() {
  const { t } = useText()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const goes = navigation.state !== 'idle' && navigation.location.pathname !== pathname
  return (
    <div role="status" className="absolute inset-x-0 top-0">
      {goes ? (
        <>
          <div className="h-0.5 w-full animate-shimmer bg-accent" />
          <span className="sr-only">{t('loading')}</span>
        </>
      ) : null}
    </div>
  )
}
