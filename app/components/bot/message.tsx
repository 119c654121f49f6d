import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Time } from '#app/components/time.tsx'
import type { Citation } from '#app/contract/assistant.ts'
import type { MessageView } from '#app/contract/threads.ts'
import { useText } from '#app/i18n/text.ts'
import { Citations } from './citations.tsx'

interface Props {
  by: MessageView['role']
  /** ISO 8601; absent while it is being said. */
  at?: string
  citations?: readonly Citation[]
  children: ReactNode
}

/** One thing that was said; under an answer stands what it was computed from. */
export function Message({ by, at, citations = [], children }: Props) {
  const { t } = useText()
  const isMine = by === 'person'
  return (
    <article className={clsx('flex max-w-full flex-col sm:max-w-[42rem]', isMine ? 'items-end self-end' : 'items-start')}>
      <p className="mb-1 flex gap-2 text-xs text-muted">
        <span className="font-medium">{isMine ? t('bot:you') : t('bot:assistant')}</span>
        {at ? <Time at={at} /> : null}
      </p>
      <div className={clsx('max-w-full rounded-lg px-3.5 py-2.5', isMine ? 'bg-accent-soft' : 'border border-line bg-surface')}>
        <div className="break-words whitespace-pre-wrap tabular-nums">{children}</div>
        <Citations citations={citations} />
      </div>
    </article>
  )
}
