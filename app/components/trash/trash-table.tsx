import { ArchiveRestore } from 'lucide-react'
import { documentName } from '#app/components/list/document-name.ts'
import type { Selection } from '#app/components/list/use-selection.ts'
import { StatusBadge } from '#app/components/status-badge.tsx'
import { Time, useTimeZone } from '#app/components/time.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '#app/components/ui/table.tsx'
import type { Kind } from '#app/contract/kinds/index.ts'
import type { TrashEntry } from '#app/contract/trash.ts'
import { formatDay } from '#app/i18n/format.ts'
import { fieldLabel } from '#app/i18n/labels.ts'
import { useText } from '#app/i18n/text.ts'
import { SelectAllHeader } from '#app/components/list/select-all.tsx'

interface TrashTableProps {
  kind: Kind
  entries: TrashEntry[]
  /** Absent for those who may only look. */
  selection: Selection | undefined
  isAdmin: boolean
  onRestore: (id: string) => void
}

/** What lies in the trash. Narrow windows lay the rows out as cards: mark, name and button, then who deleted it and when. */
export function TrashTable({ kind, entries, selection, isAdmin, onRestore }: TrashTableProps) {
  const { t } = useText()
  return (
    <Table cards label={t('documents:trash.title')}>
      <TableHead>
        <tr className={selection ? 'max-sm:grid max-sm:grid-cols-[2.5rem_1fr] max-sm:items-center' : 'max-sm:hidden'}>
          {selection ? <SelectAllHeader selection={selection} /> : null}
          <ColumnHeader>{fieldLabel(t, kind.name, kind.titleField)}</ColumnHeader>
          <ColumnHeader className="hidden lg:table-cell">{fieldLabel(t, kind.name, kind.partyField)}</ColumnHeader>
          <ColumnHeader className="hidden md:table-cell">{t('documents:trash.status')}</ColumnHeader>
          <ColumnHeader className="max-sm:hidden">{t('documents:trash.deleted')}</ColumnHeader>
          <ColumnHeader className="hidden md:table-cell">{t('documents:trash.until')}</ColumnHeader>
          {selection ? (
            <ColumnHeader className="max-sm:hidden">
              <span className="sr-only">{t('documents:column.actions')}</span>
            </ColumnHeader>
          ) : null}
        </tr>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TrashRow key={entry.id} kind={kind} entry={entry} selection={selection} isAdmin={isAdmin} onRestore={onRestore} />
        ))}
      </TableBody>
    </Table>
  )
}

function TrashRow({ kind, entry, selection, isAdmin, onRestore }: Omit<TrashTableProps, 'entries'> & { entry: TrashEntry }) {
  const { t, language } = useText()
  const zone = useTimeZone()
  const name = documentName(t, entry)
  return (
    <TableRow className={selection ? cardClass : undefined}>
      {selection ? (
        <TableCell className="row-span-2 w-10 pr-0!">
          <Checkbox
            aria-label={t('documents:select_one', { name })}
            checked={selection.ids.has(entry.id)}
            onChange={(event) => selection.toggle(entry.id, event.target.checked)}
          />
        </TableCell>
      ) : null}
      <TableCell className="col-start-2 row-start-1 min-w-0 sm:max-w-64">
        <p className="truncate font-medium">{name}</p>
        {entry.file_name && entry.file_name !== name ? (
          <p className="hidden truncate text-xs text-muted sm:block">{entry.file_name}</p>
        ) : null}
      </TableCell>
      <TableCell className="hidden max-w-56 truncate lg:table-cell">{entry.fields[kind.partyField]}</TableCell>
      <TableCell className="hidden md:table-cell">
        <StatusBadge status={entry.status} short />
      </TableCell>
      <TableCell className="col-start-2 row-start-2 min-w-0 text-sm text-muted">
        <Time at={entry.deleted_at} className="whitespace-nowrap tabular-nums" />
        {entry.deleted_by ? <p className="truncate text-xs sm:max-w-40">{t('documents:uploaded_by', { name: entry.deleted_by })}</p> : null}
      </TableCell>
      <TableCell className="hidden text-sm whitespace-nowrap text-muted tabular-nums md:table-cell">
        {formatDay(entry.gone_at, language, zone)}
      </TableCell>
      {selection ? (
        <TableCell className="col-start-3 row-span-2 row-start-1 text-right">
          {/* Approved ones are brought back by those who may delete them. */}
          {entry.status === 'approved' && !isAdmin ? null : (
            <Button size="small" aria-label={t('documents:trash.restore_one', { name })} onClick={() => onRestore(entry.id)}>
              <ArchiveRestore className="size-3.5" aria-hidden />
              {t('documents:trash.restore')}
            </Button>
          )}
        </TableCell>
      ) : null}
    </TableRow>
  )
}

/** Below 40rem a row is a card. */
const cardClass = 'max-sm:grid max-sm:grid-cols-[2.5rem_minmax(0,1fr)_auto] max-sm:items-center max-sm:py-1.5 max-sm:*:py-0.5'
