import { Check } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { OF_LIST } from '#app/components/ui/focus-near.ts'
import { useText } from '#app/i18n/text.ts'

interface BulkBarProps {
  /** How many are ticked. */
  count: number
  /** How many of them have something to check. */
  doubtful: number
  onApprove: () => Promise<void>
  onClear: () => void
}

/** What can be done with the ticked documents. It keeps its place also while nothing is ticked. */
export function BulkBar({ count, doubtful, onApprove, onClear }: BulkBarProps) {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2" {...{ [OF_LIST]: '' }}>
      <Button look={count > 0 ? 'primary' : 'plain'} disabled={count === 0} onClick={() => setAsking(true)}>
        <Check className="size-4" aria-hidden />
        {t('documents:approve_selected')}
      </Button>
      {/* It stands there before it says anything, or it would not be heard. */}
      <span className="text-sm text-muted" role="status">
        {count > 0 ? t('documents:selected', { count }) : null}
      </span>
      {count > 0 ? (
        <Button look="quiet" size="small" onClick={onClear}>
          {t('clear')}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={t('documents:approve_question', { count })}
        description={doubtful > 0 ? t('documents:approve_doubtful', { doubtful, of: count }) : undefined}
        onConfirm={onApprove}
      />
    </div>
  )
}
