import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { TabLinks, TabPanel } from '#app/components/ui/tabs.tsx'
import type { Kind } from '#app/contract/kinds/index.ts'
import { useText } from '#app/i18n/text.ts'
import { readListState, unfiltered } from './list-state.ts'

export type ListView = 'all' | 'pending' | 'analytics'

const views: ListView[] = ['all', 'pending', 'analytics']
const PANEL = 'documents-view'

/** The three views of a kind, each with its own address, around the chosen one. */
export function ListTabs({ kind, view, children }: { kind: Kind; view: ListView; children: ReactNode }) {
  const { t } = useText()
  const state = readListState(kind, useLocation().search)
  const addresses: Record<ListView, string> = {
    all: unfiltered(kind, state),
    pending: unfiltered(kind, state, 'pending'),
    analytics: `/${kind.slug}/analytics`,
  }
  return (
    <div className="flex flex-col gap-4">
      <TabLinks
        label={t('documents:tabs.label')}
        panelId={PANEL}
        tabs={views.map((name) => ({ to: addresses[name], label: t(`documents:tabs.${name}`), chosen: name === view }))}
      />
      <TabPanel panelId={PANEL} chosen={views.indexOf(view)} className="flex flex-col gap-4">
        {children}
      </TabPanel>
    </div>
  )
}
