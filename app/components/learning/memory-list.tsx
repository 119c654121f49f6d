import { Link } from '@remix-run/react'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { documentPath } from '#app/components/list/document-name.ts'
import { Time } from '#app/components/time.tsx'
import { ConfirmDialog } from '#app/components/ui/alert-dialog.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button, buttonClass } from '#app/components/ui/button.tsx'
import { useChange } from '#app/components/use-change.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { MemoryView } from '#app/contract/memory.ts'
import { columnLabel, fieldLabel } from '#app/i18n/labels.ts'
import { useText } from '#app/i18n/text.ts'

interface MemoryListProps {
  memories: MemoryView[]
  /** The kinds whose memories this person may forget. */
  mayForget: KindName[]
  /** The name of the company stands beside each, where they are of several. */
  named?: boolean
}

/** What was learned, readable: who taught it, when, from which document, and what about. */
export function MemoryList({ memories, mayForget, named }: MemoryListProps) {
  return (
    <ul className="divide-y divide-line">
      {memories.map((memory) => (
        <MemoryLine key={memory.id} memory={memory} mayForget={mayForget.includes(memory.kind)} named={named} />
      ))}
    </ul>
  )
}

function MemoryLine({ memory, mayForget, named }: { memory: MemoryView; mayForget: boolean; named: boolean | undefined }) {
  const { t } = useText()
  const { kind, document_id, created_by } = memory
  const kindWord = t(`documents:kind.${kind}`)
  const columns = memory.columns.map((name) => columnLabel(t, kind, name)).join(', ')
  const emptied = memory.emptied.map((name) => fieldLabel(t, kind, name)).join(', ')
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        {named ? <p className="font-semibold break-words">{memory.sender}</p> : null}
        <p>
          <span className={named ? undefined : 'font-medium'}>
            {created_by === null
              ? t('learning:memories.line_machine', { kind: kindWord })
              : t('learning:memories.line', { kind: kindWord, actor: created_by })}
          </span>{' '}
          <Time at={memory.created_at} className="text-sm whitespace-nowrap text-muted tabular-nums" />
        </p>
        {memory.at_rest ? <p className="text-sm text-muted">{t('learning:memories.at_rest')}</p> : null}
        {document_id ? (
          <Link to={documentPath({ kind, id: document_id })} className="rounded-sm text-sm text-accent-ink underline underline-offset-2">
            {t('learning:memories.source')}
          </Link>
        ) : null}
        <ul className="mt-2 flex flex-wrap gap-1.5" aria-label={t('learning:memories.fields', { count: memory.fields.length })}>
          {memory.fields.map((name) => (
            <li key={name} className="max-w-full">
              <Badge>{fieldLabel(t, kind, name)}</Badge>
            </li>
          ))}
        </ul>
        {columns ? <p className="mt-2 text-sm text-muted">{t('learning:memories.columns', { columns })}</p> : null}
        {emptied ? <p className="mt-1 text-sm text-muted">{t('learning:memories.emptied', { fields: emptied })}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={`/api/v1/memories/${memory.id}`}
          download={`memory-${memory.id}.json`}
          className={buttonClass({ look: 'plain', size: 'small' })}
        >
          <Download className="size-3.5" aria-hidden />
          {t('learning:memories.export')}
        </a>
        {mayForget ? <Forget id={memory.id} /> : null}
      </div>
    </li>
  )
}

function Forget({ id }: { id: string }) {
  const { t } = useText()
  const { change } = useChange()
  const [asking, setAsking] = useState(false)
  const forget = () => change('delete', `/memories/${id}`, { said: t('learning:memories.forgotten') })
  return (
    <>
      <Button size="small" look="risky" onClick={() => setAsking(true)}>
        <Trash2 className="size-3.5" aria-hidden />
        {t('learning:memories.forget')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        danger
        question={t('learning:memories.forget_question')}
        description={t('learning:memories.forget_text')}
        onConfirm={async () => void (await forget())}
      />
    </>
  )
}
