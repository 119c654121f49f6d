import type { useUnsaved } from '#app/components/desk/use-unsaved.ts'
import { ConfirmDialog } from '#app/components/ui/alert-dialog.tsx'
import { useText } from '#app/i18n/text.ts'

/** Asked before something unsaved is left behind. */
export function LeaveQuestion({ blocker }: Pick<ReturnType<typeof useUnsaved>, 'blocker'>) {
  const { t } = useText()
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => (open ? undefined : blocker.reset?.())}
      question={t('desk:leave_question')}
      description={t('desk:leave_text')}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
