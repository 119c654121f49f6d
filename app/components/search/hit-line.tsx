import { Link } from '@remix-run/react'
import { documentName, documentPath } from '#app/components/list/document-name.ts'
import { StatusBadge } from '#app/components/status-badge.tsx'
import { Time } from '#app/components/time.tsx'
import { kinds } from '#app/contract/kinds/index.ts'
import type { SearchHit } from '#app/contract/search.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'

/** A document that was found, with the words around the hit; it opens at the hit (`find` in its address). */
export function HitLine({ hit, query }: { hit: SearchHit; query: string }) {
  const { t, language } = useText()
  const { document } = hit
  const kind = kinds[document.kind]
  const total = document.fields[kind.totalField]
  const about = [
    t(`documents:kind.${document.kind}`),
    document.fields[kind.partyField],
    total && formatMoney(total, document.fields.currency, language),
  ]
  return (
    <li className="flex flex-col gap-1 px-5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`${documentPath(document)}?find=${encodeURIComponent(query)}`}
          prefetch="intent"
          className="min-w-0 truncate rounded-sm font-semibold hover:text-accent-ink hover:underline"
        >
          {documentName(t, document)}
        </Link>
        <StatusBadge status={document.status} short />
        <Time at={document.created_at} className="ml-auto text-sm text-muted tabular-nums" />
      </div>
      <p className="text-sm text-muted">{about.filter(Boolean).join(' · ')}</p>
      {hit.snippet ? (
        <p className="line-clamp-4 sm:line-clamp-2">
          <Marked text={hit.snippet} marks={hit.marks} />
        </p>
      ) : null}
    </li>
  )
}

function Marked({ text, marks }: { text: string; marks: SearchHit['marks'] }) {
  const starts = [0, ...marks.map(([, end]) => end)]
  return starts.map((start, index) => {
    const mark = marks[index]
    return (
      <span key={start}>
        {text.slice(start, mark?.[0])}
        {mark ? <mark className="rounded-sm bg-wheat/35 px-0.5 text-ink">{text.slice(...mark)}</mark> : null}
      </span>
    )
  })
}
