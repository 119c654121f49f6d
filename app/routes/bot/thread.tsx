import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useNavigate, useRevalidator, useRouteError } from '@remix-run/react'
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MessageForm } from '#app/components/bot/message-form.tsx'
import { MessageList } from '#app/components/bot/message-list.tsx'
import { RenameDialog } from '#app/components/bot/rename-dialog.tsx'
import { useAnswer } from '#app/components/bot/use-answer.ts'
import { FailurePage } from '#app/components/failure-page.tsx'
import { ConfirmDialog } from '#app/components/ui/alert-dialog.tsx'
import { IconButton } from '#app/components/ui/icon-button.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useApi } from '#app/components/use-api.ts'
import { exampleQuestions } from '#app/domain/assistant/examples.server.ts'
import { findThread } from '#app/domain/assistant/threads.server.ts'
import { useText } from '#app/i18n/text.ts'
import { requireMember } from '../session.server.ts'
import { timeZoneOf, todayIn } from '../time-zone.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const who = await requireMember(request, 'bot')
  return { ...findThread(who, params.threadId!), examples: exampleQuestions(who, todayIn(timeZoneOf(request), who.now)) }
}

export default function ThreadRoute() {
  const data = useLoaderData<typeof loader>()
  // Another thread is another conversation: nothing of one is left in the next.
  return <Conversation key={data.thread.id} {...data} />
}

function Conversation({ thread, messages, examples }: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { t } = useText()
  const { call } = useApi()
  const { succeed } = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { running, ask, stop } = useAnswer(thread.id)
  const [open, setOpen] = useState<'delete' | 'rename'>()
  async function remove() {
    if ((await call('delete', `/ai_threads/${thread.id}`)) === undefined) return
    succeed(t('bot:deleted'))
    navigate('/bot/ai_threads')
    // The list stays on the screen: it has to hear that one is gone.
    revalidate()
  }
  async function rename(name: string) {
    const attributes = { data: { type: 'ai_threads', id: thread.id, attributes: { name } } }
    if ((await call('patch', `/ai_threads/${thread.id}`, attributes)) === undefined) return
    setOpen(undefined)
    revalidate()
    succeed(t('bot:renamed'))
  }
  return (
    <section aria-label={thread.name || t('bot:unnamed')} className="flex min-h-0 flex-1 flex-col">
      <header className="flex items-center gap-2 border-b border-line px-4 py-2">
        <Link to="/bot/ai_threads" aria-label={t('back')} className="rounded-md p-1.5 text-muted hover:bg-sunken md:hidden">
          <ArrowLeft className="size-5" aria-hidden />
        </Link>
        <h2 className="min-w-0 flex-1 truncate font-semibold">{thread.name || t('bot:unnamed')}</h2>
        <IconButton label={t('bot:rename')} icon={<Pencil aria-hidden />} onClick={() => setOpen('rename')} />
        <IconButton label={t('bot:delete')} icon={<Trash2 aria-hidden />} onClick={() => setOpen('delete')} />
      </header>
      <MessageList messages={messages} examples={examples} running={running} ask={ask} />
      <MessageForm busy={running !== undefined} ask={ask} stop={stop} />
      {open === 'rename' ? <RenameDialog name={thread.name} onClose={() => setOpen(undefined)} onRename={rename} /> : null}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={(next) => setOpen(next ? 'delete' : undefined)}
        question={t('bot:delete_question')}
        danger
        onConfirm={remove}
      />
    </section>
  )
}

export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />
}
