import { Link } from '@remix-run/react'
import { RotateCw, ShieldCheck, TriangleAlert } from 'lucide-react'
import { StatusBadge } from '#app/components/status-badge.tsx'
import { Time } from '#app/components/time.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { TableCell, TableRow } from '#app/components/ui/table.tsx'
import type { DocumentSummary } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'
import { documentName, documentPath } from './document-name.ts'

interface DocumentRowProps {
  kind: Kind
  document: DocumentSummary
  /** The list as the review desk takes it along, so that it goes on in it. */
  context: string
  selected: boolean
  onSelect: (chosen: boolean) => void
  onRetry: () => void
}

export function DocumentRow({ kind, document, context, selected, onSelect, onRetry }: DocumentRowProps) {
  const { t, language } = useText()
  const name = documentName(t, document)
  const { [kind.partyField]: party, [kind.dateField]: date, [kind.totalField]: total, currency } = document.fields
  const money = total ? formatMoney(total, currency, language) : null
  const dated = date ? formatDate(date, language) : null
  return (
    <TableRow className={selected ? 'bg-accent-soft/50 hover:bg-accent-soft/70' : undefined}>
      <TableCell className="w-10 pr-0!">
        <Checkbox
          aria-label={t('documents:select_one', { name })}
          checked={selected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </TableCell>
      <TableCell className="w-full max-w-0 sm:w-auto sm:max-w-64">
        <Link
          to={documentPath(document) + (context && `?list=${encodeURIComponent(context)}`)}
          prefetch="intent"
          className="block truncate rounded-sm font-medium text-ink hover:text-accent-ink hover:underline"
        >
          {name}
        </Link>
        {document.file_name && document.file_name !== name ? (
          <p className="hidden truncate text-xs text-muted md:block">{document.file_name}</p>
        ) : null}
        <p className="truncate text-sm text-muted md:hidden">{[party, dated].filter(Boolean).join(' · ')}</p>
        <p className="mt-1 flex flex-wrap items-center justify-between gap-2 sm:hidden">
          <StatusBadge status={document.status} short />
          <span className="font-medium tabular-nums">{money}</span>
        </p>
        {document.failure ? <Failure reason={failureText(t, document.failure)} name={name} onRetry={onRetry} /> : null}
      </TableCell>
      <TableCell className="hidden max-w-56 truncate md:table-cell">{party ?? <Missing />}</TableCell>
      <TableCell className="hidden whitespace-nowrap tabular-nums xl:table-cell">{dated ?? <Missing />}</TableCell>
      <TableCell number className="hidden sm:table-cell">
        {money ?? <Missing />}
      </TableCell>
      <TableCell className="hidden sm:table-cell">
        <StatusBadge status={document.status} short />
      </TableCell>
      <TableCell className="hidden lg:table-cell">
        <Doubt document={document} />
      </TableCell>
      <TableCell className="hidden text-sm whitespace-nowrap text-muted tabular-nums md:table-cell">
        <Time at={document.created_at} />
        {document.created_by ? (
          <span className="hidden max-w-40 truncate text-xs 2xl:block">{t('documents:uploaded_by', { name: document.created_by })}</span>
        ) : null}
      </TableCell>
    </TableRow>
  )
}

function Missing() {
  const { t } = useText()
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('documents:missing')}</span>
    </span>
  )
}

/** Doubts matter while somebody still has to look. */
function Doubt({ document }: { document: DocumentSummary }) {
  const { t } = useText()
  if (document.status !== 'pending') return null
  if (document.doubtful === 0)
    return (
      <span className="flex items-center gap-1.5 text-sm whitespace-nowrap text-success">
        <ShieldCheck className="size-4" aria-hidden />
        {t('documents:sure')}
      </span>
    )
  return (
    <span className="flex items-center gap-1.5 text-sm whitespace-nowrap text-warning">
      <TriangleAlert className="size-4" aria-hidden />
      {t('documents:doubtful', { count: document.doubtful })}
    </span>
  )
}

function Failure({ reason, name, onRetry }: { reason: string; name: string; onRetry: () => void }) {
  const { t } = useText()
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-sm text-danger">{reason}</p>
      <Button size="small" onClick={onRetry} aria-label={t('documents:retry_name', { name })}>
        <RotateCw className="size-3.5" aria-hidden />
        {t('retry')}
      </Button>
    </div>
  )
}

function failureText(t: ReturnType<typeof useText>['t'], failure: { code: string; message: string }): string {
  return t(`errors:${failure.code}` as 'documents:read_failed', { defaultValue: failure.message || t('documents:read_failed') })
}
