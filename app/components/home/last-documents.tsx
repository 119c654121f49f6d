import { Link } from '@remix-run/react'
import { documentName, documentPath } from '#app/components/list/document-name.ts'
import { StatusBadge } from '#app/components/status-badge.tsx'
import { Time } from '#app/components/time.tsx'
import { Card } from '#app/components/ui/card.tsx'
import type { DocumentSummary } from '#app/contract/documents.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'

/** The newest documents of both kinds. */
export function LastDocuments({ documents }: { documents: DocumentSummary[] }) {
  const { t, language } = useText()
  return (
    <Card>
      <h2 className="border-b border-line px-5 py-3 font-medium">{t('pages:home.last')}</h2>
      {documents.length === 0 ? <p className="px-5 py-6 text-muted">{t('pages:home.last_none')}</p> : null}
      <ul className="divide-y divide-line">
        {documents.map((document) => {
          const kind = kinds[document.kind]
          const total = document.fields[kind.totalField]
          return (
            <li key={document.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
              <div className="min-w-0 flex-[1_1_14rem]">
                <Link
                  to={documentPath(document)}
                  prefetch="intent"
                  className="block truncate rounded-sm font-medium hover:text-accent-ink hover:underline"
                >
                  {documentName(t, document)}
                </Link>
                <p className="truncate text-sm text-muted">
                  {[t(`documents:kind.${document.kind}`), document.fields[kind.partyField]].filter(Boolean).join(' · ')}
                </p>
              </div>
              <span className="hidden w-28 text-right tabular-nums sm:block">
                {total ? formatMoney(total, document.fields.currency, language) : null}
              </span>
              <span className="w-28">
                <StatusBadge status={document.status} short />
              </span>
              <Time at={document.created_at} className="hidden text-sm whitespace-nowrap text-muted tabular-nums md:block" />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
