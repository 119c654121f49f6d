import { Dialog } from '#app/components/ui/dialog.tsx'
import { useText } from '#app/i18n/text.ts'

const keys = [
  [['Tab', 'Shift+Tab'], 'fields'],
  [['Enter', 'Shift+Enter'], 'accept'],
  [['Ctrl+Enter'], 'approve'],
  [['Ctrl+S'], 'save'],
  [['Alt+↓', 'Alt+↑'], 'candidates'],
  [['Alt+Enter'], 'newline'],
  [['Ctrl+D'], 'fill'],
  [['Ctrl+Z', 'Ctrl+Shift+Z'], 'undo'],
  [['Esc'], 'leave'],
  [['F'], 'hints'],
  [['G'], 'grid'],
  [['Ctrl+Home', 'Ctrl+End'], 'ends'],
  [['W'], 'why'],
  [['R'], 'reject'],
  [['P'], 'postpone'],
  [['J', 'K'], 'documents'],
  [['PgUp', 'PgDn'], 'pages'],
  [['+', '−', '0'], 'zoom'],
  [['L'], 'rotate'],
  [['/'], 'search'],
] as const

/** The keys of the desk, in words. */
export function KeyMap({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('desk:keys.title')}
      description={t('desk:keys.note')}
    >
      <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {keys.map(([strokes, name]) => (
          <div key={name} className="flex items-baseline gap-3">
            <dt className="flex w-36 shrink-0 flex-wrap gap-1">
              {strokes.map((stroke) => (
                <kbd key={stroke} className="rounded-sm border border-line bg-sunken px-1.5 font-mono text-xs">
                  {stroke}
                </kbd>
              ))}
            </dt>
            <dd className="text-sm text-muted">{t(`desk:keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
