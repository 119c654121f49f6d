import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { TrashIntent } from '#app/contract/trash.ts'
import { useText } from '#app/i18n/text.ts'

interface TrashBarProps {
  /** What is ticked. */
  ids: string[]
  isAdmin: boolean
  busy: TrashIntent | null
  onRestore: (ids: string[]) => void
  onPurge: (ids: string[]) => void
  onClear: () => void
}

/** What can be done with the ticked documents of the trash. It keeps its place also while nothing is ticked. */
export function TrashBar({ ids, isAdmin, busy, onRestore, onPurge, onClear }: TrashBarProps) {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  const none = ids.length === 0
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2">
      <Button look={none ? 'plain' : 'primary'} disabled={none} busy={busy === 'restore'} onClick={() => onRestore(ids)}>
        <ArchiveRestore className="size-4" aria-hidden />
        {t('documents:trash.restore_selected')}
      </Button>
      {isAdmin ? (
        <Button look="risky" disabled={none} busy={busy === 'purge'} onClick={() => setAsking(true)}>
          <Trash2 className="size-4" aria-hidden />
          {t('documents:trash.purge_selected')}
        </Button>
      ) : null}
      <span className="text-sm text-muted" role="status">
        {none ? null : t('documents:selected', { count: ids.length })}
      </span>
      {none ? null : (
        <Button look="quiet" size="small" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        danger
        question={t('documents:trash.purge_question', { count: ids.length })}
        description={t('documents:trash.purge_text')}
        onConfirm={() => onPurge(ids)}
      />
    </div>
  )
}
