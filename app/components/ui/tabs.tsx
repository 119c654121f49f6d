import { Link } from '@remix-run/react'
import { clsx } from 'clsx'
import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

export interface TabLink {
  /** Where the tab leads; every view has its address. */
  to: string
  label: ReactNode
  chosen: boolean
}

const listClass = 'flex gap-1 overflow-x-auto overflow-y-hidden max-sm:gap-0 border-b border-line'
const tabClass = clsx(
  '-mb-px inline-flex h-10 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-base max-sm:px-2 font-medium text-muted transition-colors',
  'hover:text-ink aria-selected:border-accent aria-selected:text-accent-ink focus-visible:-outline-offset-2',
)

/** Tabs that are links: arrows move between them, Enter opens, the address says which is chosen. The panel has the id `panelId`. */
export function TabLinks({ tabs, label, panelId }: { tabs: TabLink[]; label: string; panelId: string }) {
  const list = useRef<HTMLDivElement>(null)
  const chosen = tabs.findIndex((tab) => tab.chosen)
  // In narrow windows the tabs stand in one line that scrolls.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for the effect's end.
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <div ref={list} role="tablist" aria-label={label} className={listClass}>
      {tabs.map((tab, index) => (
        <Link
          key={tab.to}
          to={tab.to}
          role="tab"
          id={`${panelId}-tab-${index}`}
          aria-selected={tab.chosen}
          aria-controls={tab.chosen ? panelId : undefined}
          tabIndex={tab.chosen || (index === 0 && !tabs.some(({ chosen }) => chosen)) ? 0 : -1}
          onKeyDown={moveFocus}
          prefetch="intent"
          className={tabClass}
        >
          {tab.label}
        </Link>
      ))}
    </div>
  )
}

/** What the chosen tab of TabLinks shows. */
export function TabPanel({
  panelId,
  chosen,
  className,
  children,
}: {
  panelId: string
  chosen: number
  className?: string
  children: ReactNode
}) {
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-tab-${chosen}`} className={className}>
      {children}
    </div>
  )
}

/** Tabs within a page, without an address. */
export function Tabs({
  tabs,
  label,
  first,
}: {
  tabs: { name: string; label: ReactNode; content: ReactNode }[]
  label: string
  first?: string
}) {
  return (
    <Radix.Root defaultValue={first ?? tabs[0]?.name}>
      <Radix.List aria-label={label} className={listClass}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.name} value={tab.name} className={tabClass}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.name} value={tab.name} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = tabs.indexOf(event.currentTarget)
  const step = steps[event.key]
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step === undefined ? -1 : (at + step + tabs.length) % tabs.length
  if (next < 0) return
  event.preventDefault()
  tabs[next]?.focus()
}
