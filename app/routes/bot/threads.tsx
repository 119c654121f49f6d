import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigate, useOutlet } from '@remix-run/react'
import { MessagesSquare, Plus } from 'lucide-react'
import { useState } from 'react'
import { ThreadLink } from '#app/components/bot/thread-link.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { useApi } from '#app/components/use-api.ts'
import { listThreads } from '#app/domain/assistant/threads.server.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return { threads: listThreads(await requireMember(request, 'bot')), title: await pageTitle(request, 'bot:title') }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** The threads at the left, the chosen one beside them; a narrow window shows one of the two. */
export default function Threads() {
  const { threads } = useLoaderData<typeof loader>()
  const { t } = useText()
  const thread = useOutlet()
  const navigate = useNavigate()
  const { call } = useApi()
  const [busy, setBusy] = useState(false)
  async function create() {
    setBusy(true)
    const made = await call<{ data: { id: string } }>('post', '/ai_threads', {})
    setBusy(false)
    if (made) navigate(`/bot/ai_threads/${made.data.id}`)
  }
  return (
    <div className="grid h-[calc(100dvh-3.5rem)] min-h-0 grid-rows-[minmax(0,1fr)] md:grid-cols-[17rem_minmax(0,1fr)]">
      <section
        aria-label={t('bot:threads')}
        className={`min-h-0 flex-col gap-3 overflow-y-auto border-line p-4 md:border-r ${thread ? 'hidden md:flex' : 'flex'}`}
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-xl font-semibold tracking-tight">{t('bot:title')}</h1>
          <Button size="small" look="primary" busy={busy} onClick={() => void create()}>
            <Plus className="size-4" aria-hidden />
            {t('bot:new_thread')}
          </Button>
        </div>
        {threads.length === 0 ? <p className="text-muted">{t('bot:empty')}</p> : null}
        <ul className="-mx-2 flex flex-col gap-0.5">
          {threads.map((one) => (
            <ThreadLink key={one.id} thread={one} />
          ))}
        </ul>
      </section>
      <div className={`min-h-0 min-w-0 flex-col ${thread ? 'flex' : 'hidden md:flex'}`}>
        {thread ?? (
          <div className="m-auto">
            <EmptyState icon={<MessagesSquare aria-hidden />} title={t('bot:select')} text={t('bot:ask_text')} />
          </div>
        )}
      </div>
    </div>
  )
}
