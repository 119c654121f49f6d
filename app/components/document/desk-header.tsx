import { Link } from '@remix-run/react'
import {
  ArrowLeft,
  ArrowRightLeft,
  Check,
  ChevronRight,
  Ellipsis,
  FileClock,
  History,
  Keyboard,
  RotateCcw,
  Save,
  Trash2,
  Undo2,
  X,
} from 'lucide-react'
import type { DeskIntent } from '#app/contract/desk.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { neighbour } from '#app/components/desk/doubtful.ts'
import { StatusBadge } from '#app/components/status-badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { IconButton } from '#app/components/ui/icon-button.tsx'
import { Menu } from '#app/components/ui/menu.tsx'
import { useText } from '#app/i18n/text.ts'
import { useDeskTools } from './desk-tools.ts'
import { otherKind } from './other-kind.ts'

/** The id of the button that approves. */
export const APPROVE_BUTTON = 'desk-approve'
/** The id of the heading that names the document. */
export const DOCUMENT_NAME = 'desk-name'

interface DeskHeaderProps {
  name: string
  /** The address of the list the document was opened from. */
  listAddress: string
  isDirty: boolean
  busyWith: DeskIntent | null
  canWrite: boolean
  canRemove: boolean
  onSave: () => void
  onApprove: () => void
  onStep: (intent: 'reopen' | 'retry' | 'postpone') => void
  onNext: () => void
}

/** What the document is, how it stands, and what can be done with it. */
export function DeskHeader(props: DeskHeaderProps) {
  const { t } = useText()
  const { document } = useDesk()
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2.5">
      <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={props.listAddress}
          className="-ml-1 inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
        >
          <ArrowLeft className="size-4.5" aria-hidden />
          <span className="sr-only">{t('desk:back_to_list')}</span>
        </Link>
        <h1
          id={DOCUMENT_NAME}
          tabIndex={-1}
          className="truncate rounded-sm text-lg font-semibold tracking-tight focus:outline-none"
          title={document.file_name ?? undefined}
        >
          {props.name}
        </h1>
        <StatusBadge status={document.status} />
        {document.status === 'pending' ? <Left /> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span role="status" className="sr-only">
          {props.isDirty ? t('desk:unsaved') : null}
        </span>
        <Actions {...props} />
        <Button onClick={props.onNext}>
          {t('desk:next')}
          <ChevronRight className="size-4" aria-hidden />
        </Button>
        <MoreMenu {...props} />
      </div>
    </header>
  )
}

/** How many values a person still has to look at; leads to the next of them. */
function Left() {
  const { t } = useText()
  const { doubts, order, active, focusOn } = useDesk()
  return (
    // The region stays while its words change: that is what makes them be read out.
    <span role="status">
      {doubts.size === 0 ? (
        <span className="inline-flex items-center gap-1 text-sm whitespace-nowrap text-success">
          <Check className="size-4" aria-hidden />
          {t('desk:all_checked')}
        </span>
      ) : (
        <button
          type="button"
          title={t('desk:left_hint')}
          className="rounded-full bg-warning-soft px-2.5 py-0.5 text-sm font-medium whitespace-nowrap text-warning hover:underline"
          onClick={() => {
            const next = neighbour(order, doubts, active, 1) ?? [...doubts.keys()][0]
            if (next) focusOn(next)
          }}
        >
          {t('desk:left', { count: doubts.size })}
        </button>
      )}
    </span>
  )
}

function Actions({ canWrite, canRemove, busyWith, isDirty, onSave, onApprove, onStep }: DeskHeaderProps) {
  const { t } = useText()
  const { open } = useDeskTools()
  const { status } = useDesk().document
  if (!canWrite) return null
  const isOpen = status === 'pending'
  return (
    <>
      {isOpen || status === 'failed' ? (
        <Button
          onClick={onSave}
          busy={busyWith === 'save'}
          disabled={!isDirty && status !== 'failed'}
          className="relative"
          title={isDirty ? t('desk:unsaved') : undefined}
        >
          <Save className="size-4" aria-hidden />
          {t('desk:save')}
          {isDirty ? <span className="absolute -top-1 -right-1 size-2.5 rounded-full bg-wheat ring-2 ring-surface" aria-hidden /> : null}
        </Button>
      ) : null}
      {status === 'failed' ? (
        <Button look="primary" onClick={() => onStep('retry')} busy={busyWith === 'retry'}>
          <RotateCcw className="size-4" aria-hidden />
          {t('desk:retry')}
        </Button>
      ) : null}
      {isOpen ? (
        <>
          <Button id={APPROVE_BUTTON} look="primary" onClick={onApprove} busy={busyWith === 'approve'}>
            <Check className="size-4" aria-hidden />
            {t('desk:approve')}
          </Button>
          <Button onClick={() => open('reject')} busy={busyWith === 'reject'}>
            <X className="size-4" aria-hidden />
            {t('desk:reject')}
          </Button>
        </>
      ) : null}
      {status === 'approved' || status === 'rejected' ? (
        <Button onClick={() => onStep('reopen')} busy={busyWith === 'reopen'}>
          <Undo2 className="size-4" aria-hidden />
          {t('desk:reopen')}
        </Button>
      ) : null}
      {canRemove ? (
        <Button look="risky" onClick={() => open('remove')} busy={busyWith === 'remove'}>
          <Trash2 className="size-4" aria-hidden />
          {t('desk:delete')}
        </Button>
      ) : null}
    </>
  )
}

function MoreMenu({ canWrite, onStep }: DeskHeaderProps) {
  const { t } = useText()
  const { open } = useDeskTools()
  const { status, sha256, kind } = useDesk().document
  const items = [
    ...(canWrite && status === 'pending'
      ? [{ key: 'postpone', label: t('desk:postpone'), icon: <FileClock aria-hidden />, onSelect: () => onStep('postpone') }]
      : []),
    ...(canWrite && status === 'pending' && sha256 !== null
      ? [{ key: 'read', label: t('desk:read_again'), icon: <RotateCcw aria-hidden />, onSelect: () => onStep('retry') }]
      : []),
    ...(canWrite && (status === 'pending' || status === 'failed')
      ? [{ key: 'move', label: t(`desk:move_to.${otherKind(kind)}`), icon: <ArrowRightLeft aria-hidden />, onSelect: () => open('move') }]
      : []),
    { key: 'history', label: t('desk:history'), icon: <History aria-hidden />, onSelect: () => open('history') },
    { key: 'keys', label: t('desk:keys.title'), icon: <Keyboard aria-hidden />, onSelect: () => open('keys') },
  ]
  return <Menu trigger={<IconButton label={t('desk:more')} hint={false} icon={<Ellipsis aria-hidden />} />} items={items} />
}
