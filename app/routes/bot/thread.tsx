import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useNavigate, useRouteError } from '@remix-run/react'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MessageForm } from '#app/components/bot/message-form.tsx'
import { MessageList } from '#app/components/bot/message-list.tsx'
import { FailurePage } from '#app/components/failure-page.tsx'
import { ConfirmDialog } from '#app/components/ui/alert-dialog.tsx'
import { IconButton } from '#app/components/ui/icon-button.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useApi } from '#app/components/use-api.ts'
import { findThread } from '#app/domain/assistant/threads.server.ts'
import { useText } from '#app/i18n/text.ts'
import { requireMember } from '../session.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return findThread(await requireMember(request, 'bot'), params.threadId!)
}

export default function Thread() {
  const { thread, messages } = useLoaderData<typeof loader>()
  const { t } = useText()
  const { call } = useApi()
  const { succeed } = useToast()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  async function remove() {
    if ((await call('delete', `/ai_threads/${thread.id}`)) === undefined) return
    succeed(t('bot:deleted'))
    navigate('/bot/ai_threads')
  }
  return (
    <section aria-label={thread.name || t('bot:unnamed')} className="flex min-h-0 flex-1 flex-col">
      <header className="flex items-center gap-2 border-b border-line px-4 py-2">
        <Link to="/bot/ai_threads" aria-label={t('back')} className="rounded-md p-1.5 text-muted hover:bg-sunken md:hidden">
          <ArrowLeft className="size-5" aria-hidden />
        </Link>
        <h2 className="min-w-0 flex-1 truncate font-semibold">{thread.name || t('bot:unnamed')}</h2>
        <IconButton label={t('bot:delete')} icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)} />
      </header>
      <MessageList messages={messages} />
      <MessageForm key={thread.id} threadId={thread.id} />
      <ConfirmDialog open={asking} onOpenChange={setAsking} question={t('bot:delete_question')} danger onConfirm={remove} />
    </section>
  )
}

export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />
}
