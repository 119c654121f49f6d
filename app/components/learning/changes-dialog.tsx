import { Link } from '@remix-run/react'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { documentPath } from '#app/components/list/document-name.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { LearnedChange } from '#app/contract/memory.ts'
import { fieldLabel } from '#app/i18n/labels.ts'
import { type Text, useText } from '#app/i18n/text.ts'
import { loadChanges } from './load-changes.ts'

interface ChangesDialogProps {
  memoryId: string
  onClose: () => void
  onApply: () => Promise<void>
}

/** Document by document, field by field: what stands there now, and what would stand there. */
export function ChangesDialog({ memoryId, onClose, onApply }: ChangesDialogProps) {
  const { t } = useText()
  const [changes, setChanges] = useState<LearnedChange[]>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const leave = new AbortController()
    loadChanges(memoryId, leave.signal).then(setChanges, () => (leave.signal.aborted ? undefined : setFailed(true)))
    return () => leave.abort()
  }, [memoryId])
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('learning:preview.title')}
      description={t('learning:preview.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            busy={busy}
            disabled={!changes?.length}
            onClick={() => {
              setBusy(true)
              void onApply()
            }}
          >
            {t('learning:banner.apply')}
          </Button>
        </>
      }
    >
      {failed ? (
        <p className="text-danger">{t('failure.offline_title')}</p>
      ) : changes === undefined ? (
        <div className="flex flex-col gap-3" aria-busy>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-20 w-full" />
        </div>
      ) : changes.length === 0 ? (
        <p className="text-muted">{t('learning:preview.none')}</p>
      ) : (
        <ul className="flex flex-col gap-5">
          {changes.map((change) => (
            <Changes key={change.id} change={change} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Changes({ change }: { change: LearnedChange }) {
  const { t } = useText()
  return (
    <li>
      <Link to={documentPath(change)} className="rounded-sm font-medium text-accent-ink underline underline-offset-2">
        {change.title ?? t('documents:untitled')}
      </Link>
      <table className="mt-1.5 w-full table-fixed border-collapse text-left text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('desk:why.value')}</th>
            <th scope="col">{t('learning:preview.old')}</th>
            <th scope="col">{t('learning:preview.new')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {change.changes.map(({ field, old, new: learned }) => (
            <tr key={field} className="align-top">
              <th scope="row" className="w-1/3 py-1.5 pr-3 font-medium break-words">
                {labelOf(t, change.kind, field)}
              </th>
              <td className={clsx('py-1.5 pr-3 break-words whitespace-pre-line text-muted', old && 'line-through decoration-muted/60')}>
                {wordsFor(t, field, old)}
              </td>
              <td className="py-1.5 break-words whitespace-pre-line">{wordsFor(t, field, learned)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  )
}

function labelOf(t: Text, kind: KindName, field: string): string {
  if (field === 'items') return t('fields:group.items')
  return field === 'kind' ? t('learning:preview.kind') : fieldLabel(t, kind, field)
}

/** Of the whole table only the number of its rows is told. */
function wordsFor(t: Text, field: string, value: string | null): string {
  if (value === null || value === '') return t('desk:nothing')
  if (field === 'items') return t('learning:preview.rows', { count: Number(value) })
  return field === 'kind' ? t(`documents:kind.${value as KindName}`) : value
}
