import { clsx } from 'clsx'
import { Sparkles } from 'lucide-react'
import { Time } from '#app/components/time.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import type { MessageView } from '#app/contract/threads.ts'
import { useText } from '#app/i18n/text.ts'

/** What was said so far; new messages are announced. */
export function MessageList({ messages }: { messages: MessageView[] }) {
  const { t } = useText()
  return (
    <div role="log" aria-label={t('bot:threads')} className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
      {messages.length === 0 ? (
        <div className="m-auto">
          <EmptyState icon={<Sparkles aria-hidden />} title={t('bot:ask_title')} text={t('bot:ask_text')} />
        </div>
      ) : null}
      {messages.map((message) => (
        <article key={message.id} className={clsx('max-w-[42rem]', message.role === 'person' && 'self-end')}>
          <p className="mb-1 flex gap-2 text-xs text-muted">
            <span className="font-medium">{message.role === 'person' ? t('bot:you') : t('bot:assistant')}</span>
            <Time at={message.created_at} />
          </p>
          <p
            className={clsx(
              'rounded-lg px-3.5 py-2.5 whitespace-pre-wrap',
              message.role === 'person' ? 'bg-accent-soft' : 'border border-line bg-surface',
            )}
          >
            {message.content}
          </p>
        </article>
      ))}
    </div>
  )
}
