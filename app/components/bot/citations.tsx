import { Link } from '@remix-run/react'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { documentPath } from '#app/components/list/document-name.ts'
import type { Citation } from '#app/contract/assistant.ts'
import { targetOf } from '#app/components/desk/paths.ts'
import { columnLabel, fieldLabel } from '#app/i18n/labels.ts'
import { useText } from '#app/i18n/text.ts'

const SHOWN = 6

/** The documents and fields that an answer was computed from, as links that open at the field. */
export function Citations({ citations }: { citations: readonly Citation[] }) {
  const { t } = useText()
  const [all, setAll] = useState(false)
  if (citations.length === 0) return null
  const labelOf = ({ kind, field }: Citation) => {
    const { list, name } = targetOf(field)
    return list === 'items' ? columnLabel(t, kind, name) : fieldLabel(t, kind, name)
  }
  const shown = all ? citations : citations.slice(0, SHOWN)
  return (
    <div className="mt-2.5 border-t border-line pt-2">
      <p className="mb-1.5 text-xs font-medium text-muted">{t('bot:citations')}</p>
      <ul aria-label={t('bot:citations')} className="flex flex-wrap gap-1.5">
        {shown.map((citation) => (
          <li key={`${citation.document_id} ${citation.field}`} className="max-w-full">
            <Link
              to={`${documentPath({ kind: citation.kind, id: citation.document_id })}?field=${encodeURIComponent(citation.field)}`}
              prefetch="intent"
              title={citation.value ?? undefined}
              className="flex max-w-full items-center gap-1 rounded-md border border-line bg-sunken px-2 py-0.5 text-sm hover:border-edge hover:text-accent-ink"
            >
              <FileText className="size-3.5 shrink-0 text-muted" aria-hidden />
              <span className="truncate">{t('bot:source', { title: citation.title, field: labelOf(citation) })}</span>
            </Link>
          </li>
        ))}
        {citations.length > shown.length ? (
          <li>
            <button type="button" onClick={() => setAll(true)} className="rounded-md px-2 py-0.5 text-sm text-accent-ink hover:underline">
              {t('bot:answer.more', { count: citations.length - shown.length })}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  )
}
