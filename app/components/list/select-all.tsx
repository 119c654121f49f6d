import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { ColumnHeader } from '#app/components/ui/table.tsx'
import { useText } from '#app/i18n/text.ts'
import type { Selection } from './use-selection.ts'

/** The head of the column of ticks: all of the page, or none. */
export function SelectAllHeader({ selection }: { selection: Selection }) {
  const { t } = useText()
  return (
    <ColumnHeader className="w-10 pr-0!">
      <Checkbox
        aria-label={t('documents:select_all')}
        checked={selection.all}
        mixed={selection.some && !selection.all}
        onChange={(event) => selection.toggleAll(event.target.checked)}
      />
    </ColumnHeader>
  )
}
