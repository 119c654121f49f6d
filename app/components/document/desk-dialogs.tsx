import type { Path } from '#app/components/desk/paths.ts'
import type { useUnsaved } from '#app/components/desk/use-unsaved.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { ConfirmDialog } from '#app/components/ui/alert-dialog.tsx'
import { useText } from '#app/i18n/text.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { DialogName } from './desk-tools.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { KeyMap } from './key-map.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { otherKind } from './other-kind.ts'
import type { useDeskWork } from './use-desk-work.ts'
import { WhyPanel } from './why-panel.tsx'
import { WordsDialog } from './words-dialog.tsx'

interface DeskDialogsProps {
  dialog: DialogName | null
  onClose: () => void
  work: ReturnType<typeof useDeskWork>
  unsaved: ReturnType<typeof useUnsaved>
  explained: Path | null
  onExplained: () => void
}

/** Everything that may open over the desk; one at a time. */
export function DeskDialogs({ dialog, onClose, work, unsaved, explained, onExplained }: DeskDialogsProps) {
  const { t } = useText()
  const { document } = useDesk()
  const shut = (open: boolean) => (open ? undefined : onClose())
  return (
    <>
      <ConfirmDialog
        open={dialog === 'approve'}
        onOpenChange={shut}
        question={t('documents:approve_question', { count: 1 })}
        onConfirm={() => work.approve()}
      />
      <ConfirmDialog
        open={dialog === 'remove'}
        onOpenChange={shut}
        danger
        question={t(`documents:delete_question.${document.kind}`)}
        onConfirm={() => work.step('remove')}
      />
      <ConfirmDialog
        open={dialog === 'move'}
        onOpenChange={shut}
        question={t(`desk:move_question.${otherKind(document.kind)}`)}
        description={t('desk:move_text')}
        onConfirm={() => work.move(otherKind(document.kind))}
      />
      {dialog === 'reject' ? (
        <WordsDialog
          open
          onOpenChange={shut}
          title={t('desk:reject_dialog.title')}
          label={t('desk:reject_dialog.reason')}
          onConfirm={work.reject}
        />
      ) : null}
      {dialog === 'blocked' ? (
        <WordsDialog
          open
          onOpenChange={shut}
          title={t('desk:blocked.title')}
          text={t('desk:blocked.text')}
          label={t('desk:blocked.note')}
          confirm={t('desk:blocked.approve')}
          onConfirm={(note) => work.approve({ note })}
        />
      ) : null}
      <LeaveQuestion blocker={unsaved.blocker} />
      {work.conflict ? <ConflictDialog theirs={work.conflict} onClose={work.closeConflict} /> : null}
      {dialog === 'history' ? <HistoryDialog onClose={onClose} /> : null}
      {dialog === 'keys' ? <KeyMap onClose={onClose} /> : null}
      {explained !== null ? <WhyPanel path={explained} onClose={onExplained} /> : null}
    </>
  )
}
