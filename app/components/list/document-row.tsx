import { Link } from '@remix-run/react'
import { clsx } from 'clsx'
import { RotateCw, ShieldCheck, TriangleAlert } from 'lucide-react'
import { StatusBadge } from '#app/components/status-badge.tsx'
import { Time } from '#app/components/time.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { TableCell, TableRow } from '#app/components/ui/table.tsx'
import type { DocumentSummary } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { failureText } from '#app/i18n/labels.ts'
import { useText } from '#app/i18n/text.ts'
import { progressWords } from './progress.ts'
import { documentName, documentPath } from './document-name.ts'

interface DocumentRowProps {
  kind: Kind
  document: DocumentSummary
  /** While it is being read: `read 3/12`. */
  progress: string | undefined
  /** The list as the review desk takes it along, so that it goes on in it. */
  context: string
  selected: boolean
  /** Like `onRetry` nothing for people who may only look. */
  onSelect: ((chosen: boolean) => void) | undefined
  onRetry: (() => void) | undefined
}

export function DocumentRow({ kind, document, progress, context, selected, onSelect, onRetry }: DocumentRowProps) {
  const { t, language } = useText()
  const name = documentName(t, document)
  const { [kind.partyField]: party, [kind.dateField]: date, [kind.totalField]: total, currency } = document.fields
  const money = total ? formatMoney(total, currency, language) : null
  const dated = date ? formatDate(date, language) : null
  return (
    <TableRow
      className={clsx(cardClass, onSelect ? markedCardClass : plainCardClass, selected && 'bg-accent-soft/50 hover:bg-accent-soft/70')}
    >
      {onSelect ? (
        <TableCell className="row-span-2 w-10 pr-0!">
          <Checkbox
            aria-label={t('documents:select_one', { name })}
            checked={selected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </TableCell>
      ) : null}
      <TableCell className="col-start-2 row-start-1 min-w-0 sm:max-w-64">
        <Link
          to={documentPath(document) + (context && `?list=${encodeURIComponent(context)}`)}
          prefetch="intent"
          className="block truncate rounded-sm font-medium text-ink hover:text-accent-ink hover:underline"
        >
          {name}
        </Link>
        {document.file_name && document.file_name !== name ? (
          <p className="hidden truncate text-xs text-muted sm:block">{document.file_name}</p>
        ) : null}
        {document.failure ? <Failure reason={failureText(t, document.failure)} name={name} onRetry={onRetry} /> : null}
      </TableCell>
      <TableCell className="col-start-2 row-start-2 max-w-56 min-w-0 truncate max-lg:max-w-44 max-sm:text-sm max-sm:text-muted">
        {party ?? <Missing />}
      </TableCell>
      <TableCell className="hidden whitespace-nowrap tabular-nums @min-[70rem]:table-cell">{dated ?? <Missing />}</TableCell>
      <TableCell number className="col-start-3 row-start-2">
        {money ?? <Missing />}
      </TableCell>
      <TableCell className="col-start-3 row-start-1 max-sm:justify-self-end">
        <StatusBadge status={document.status} short />
        {document.doubtful > 0 ? (
          <div className="mt-0.5 @min-[64rem]:hidden">
            <Doubt document={document} />
          </div>
        ) : null}
        {document.status === 'processing' ? <Progress progress={progress} /> : null}
      </TableCell>
      <TableCell className="hidden @min-[64rem]:table-cell">
        <Doubt document={document} />
      </TableCell>
      <TableCell className="hidden text-sm whitespace-nowrap text-muted tabular-nums @min-[56rem]:table-cell">
        <Time at={document.created_at} />
        {document.created_by ? (
          <span className="hidden max-w-40 truncate text-xs 2xl:block">{t('documents:uploaded_by', { name: document.created_by })}</span>
        ) : null}
      </TableCell>
    </TableRow>
  )
}

function Progress({ progress }: { progress: string | undefined }) {
  const { t } = useText()
  const words = progressWords(t, progress)
  return words ? <p className="mt-0.5 px-2 text-xs whitespace-nowrap text-muted tabular-nums">{words}</p> : null
}

/** Below 40rem a row is a card: mark, name and status, then party and amount. */
const cardClass = 'max-sm:grid max-sm:items-center max-sm:py-1.5 max-sm:*:py-0.5'

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

function Failure({ reason, name, onRetry }: { reason: string; name: string; onRetry: (() => void) | undefined }) {
  const { t } = useText()
  return (
    <div className="mt-1 flex min-w-48 flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-sm text-danger">{reason}</p>
      {onRetry ? (
        <Button size="small" onClick={onRetry} aria-label={t('documents:retry_name', { name })}>
          <RotateCw className="size-3.5" aria-hidden />
          {t('retry')}
        </Button>
      ) : null}
    </div>
  )
}
const markedCardClass = 'max-sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]'
const plainCardClass = 'max-sm:grid-cols-[0_minmax(0,1fr)_auto]'
