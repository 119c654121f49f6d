import { NavLink } from '@remix-run/react'
import { clsx } from 'clsx'
import { Time } from '#app/components/time.tsx'
import type { ThreadView } from '#app/contract/threads.ts'
import { useText } from '#app/i18n/text.ts'

export function ThreadLink({ thread }: { thread: ThreadView }) {
  const { t } = useText()
  return (
    <li>
      <NavLink
        to={`/bot/ai_threads/${thread.id}`}
        prefetch="intent"
        className={({ isActive }) =>
          clsx('block rounded-md px-2 py-1.5 transition-colors', isActive ? 'bg-accent-soft text-accent-ink' : 'hover:bg-sunken')
        }
      >
        <span className="block truncate font-medium">{thread.name || t('bot:unnamed')}</span>
        <Time at={thread.updated_at} className="text-xs text-muted tabular-nums" />
      </NavLink>
    </li>
  )
}
