import { clsx } from 'clsx'
import { SortHeader, Table, TableBody, TableHead, type Direction } from '#app/components/ui/table.tsx'
import type { DocumentSummary } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { fieldLabel } from '#app/i18n/labels.ts'
import { useText } from '#app/i18n/text.ts'
import { DocumentRow } from './document-row.tsx'
import { writeListState, type ListState } from './list-state.ts'
import type { Selection } from './use-selection.ts'
import { SelectAllHeader } from './select-all.tsx'

interface DocumentTableProps {
  kind: Kind
  documents: DocumentSummary[]
  /** How far those that are being read have come, by id. */
  progress: ReadonlyMap<string, string>
  state: ListState
  context: string
  /** Like `onRetry` nothing for people who may only look: to tick what nothing can be done with would only puzzle. */
  selection: Selection | undefined
  onRetry: ((document: DocumentSummary) => void) | undefined
}

/** A page of documents. Narrow windows leave out what is less often looked at, and lay the rows out as cards. */
export function DocumentTable({ kind, documents, progress, state, context, selection, onRetry }: DocumentTableProps) {
  const { t } = useText()
  const header = (name: string, label: string, more: { number?: boolean; className?: string } = {}) => (
    <SortHeader
      to={`/${kind.slug}${writeListState({ ...state, ...nextSort(state.sort, name), page: 1 })}`}
      sorted={sortedBy(state.sort, name)}
      {...more}
    >
      {label}
    </SortHeader>
  )
  return (
    <Table cards label={t(`documents:kinds.${kind.name}`)}>
      <TableHead>
        <tr className={clsx('max-sm:grid max-sm:items-center', selection && 'max-sm:grid-cols-[2.5rem_1fr]')}>
          {selection ? <SelectAllHeader selection={selection} /> : null}
          {header(kind.titleField, fieldLabel(t, kind.name, kind.titleField))}
          {header(kind.partyField, fieldLabel(t, kind.name, kind.partyField), { className: 'max-sm:hidden' })}
          {header(kind.dateField, fieldLabel(t, kind.name, kind.dateField), { className: 'hidden @min-[70rem]:table-cell' })}
          {header(kind.totalField, fieldLabel(t, kind.name, kind.totalField), { number: true, className: 'max-sm:hidden' })}
          {header('status', t('documents:column.status'), { className: 'max-sm:hidden' })}
          {header('confidence', t('documents:column.doubtful'), { className: 'hidden @min-[64rem]:table-cell' })}
          {header('created_at', t('documents:column.created_at'), { className: 'hidden @min-[56rem]:table-cell' })}
        </tr>
      </TableHead>
      <TableBody>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            kind={kind}
            document={document}
            progress={progress.get(document.id)}
            context={context}
            selected={selection?.ids.has(document.id) ?? false}
            onSelect={selection && ((chosen) => selection.toggle(document.id, chosen))}
            onRetry={onRetry && (() => onRetry(document))}
          />
        ))}
      </TableBody>
    </Table>
  )
}

function sortedBy(sort: string, name: string): Direction | undefined {
  return sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
}

/** The first click sorts upwards, the next one downwards. */
function nextSort(sort: string, name: string): { sort: string } {
  return { sort: sort === name ? `-${name}` : name }
}
