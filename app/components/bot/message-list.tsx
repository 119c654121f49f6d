import { useRevalidator } from '@remix-run/react'
import { Sparkles } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import type { ExampleQuestion } from '#app/contract/examples.ts'
import type { MessageView } from '#app/contract/threads.ts'
import { useText } from '#app/i18n/text.ts'
import { Message } from './message.tsx'
import type { Running } from './use-answer.ts'

interface Props {
  messages: MessageView[]
  /** What may be asked of the documents there are. */
  examples: ExampleQuestion[]
  running: Running | undefined
  ask: (question: string) => Promise<boolean>
}

/** What was said so far and what is being said; new messages are announced, and the last one is in view. */
export function MessageList({ messages, examples, running, ask }: Props) {
  const { t } = useText()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Browsers give a promise here: an effect may not return it.
    void end.current?.scrollIntoView({ block: 'nearest' })
  }, [messages.length, running])
  const isEmpty = messages.length === 0 && !running
  // The server keeps the question at once; while it is being answered it is shown once.
  const asked = running && messages.at(-1)?.role === 'person' && messages.at(-1)?.content === running.question
  const last = messages.length - 1
  // Of the last one that is said only when nothing is on its way.
  const isQuiet = useRevalidator().state === 'idle' && !asked
  const isUnanswered = (at: number) => messages[at]!.role === 'person' && (at < last ? messages[at + 1]!.role === 'person' : isQuiet)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-3 sm:p-4">
      <div
        role="log"
        aria-label={t('bot:threads')}
        aria-busy={running !== undefined}
        className="mx-auto flex w-full max-w-3xl flex-col gap-4"
      >
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            <Message by={message.role} at={message.created_at} citations={message.citations}>
              {message.content}
            </Message>
            {isUnanswered(at) ? <Unanswered onAsk={at === last && !running ? () => void ask(message.content) : undefined} /> : null}
          </Fragment>
        ))}
        {running ? (
          <>
            {asked ? null : <Message by="person">{running.question}</Message>}
            <Message by="assistant" citations={running.citations}>
              {running.text || <span className="text-muted">{t('bot:thinking')}</span>}
            </Message>
          </>
        ) : null}
      </div>
      {isEmpty ? (
        <div className="flex min-h-full flex-col items-center justify-center gap-3">
          <EmptyState icon={<Sparkles aria-hidden />} title={t('bot:ask_title')} text={t('bot:ask_text')} />
          <ul className="flex max-w-full flex-col items-stretch gap-2">
            {examples.map(({ name, ...values }) => {
              const question = t(`bot:examples.${name}`, values)
              return (
                <li key={name}>
                  <Button className="h-auto! w-full py-2 whitespace-normal!" onClick={() => void ask(question)}>
                    {question}
                  </Button>
                </li>
              )
            })}
          </ul>
        </div>
      ) : null}
      {/* With the room under the last message: it would seem cut off by the form below. */}
      <div ref={end} className="scroll-mb-4" />
    </div>
  )
}

/** Stopped, or broken off by a reload: without a word it would seem that the assistant has none. */
function Unanswered({ onAsk }: { onAsk: (() => void) | undefined }) {
  const { t } = useText()
  return (
    <p className="flex flex-wrap items-center justify-end gap-2 text-sm text-muted">
      {t('bot:unanswered')}
      {onAsk ? (
        <Button size="small" onClick={onAsk}>
          {t('bot:ask_again')}
        </Button>
      ) : null}
    </p>
  )
}
