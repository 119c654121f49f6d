import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteError } from '@remix-run/react'
import { Search, SearchX } from 'lucide-react'
import { FailurePage } from '#app/components/failure-page.tsx'
import { HitLine } from '#app/components/search/hit-line.tsx'
import { Page } from '#app/components/shell/app-shell.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { searchDocuments } from '#app/domain/search/search.server.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from './page-title.server.ts'
import { requireMember } from './session.server.ts'

const LONGEST = 200 // characters that are looked for

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await requireMember(request)
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  return { query, hits: searchDocuments(who, query), title: await pageTitle(request, 'pages:search.title') }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SearchScreen() {
  const { query, hits } = useLoaderData<typeof loader>()
  const { t } = useText()
  const found = query !== '' && hits.length > 0
  return (
    <Page narrow>
      <PageHeader
        title={t('pages:search.title')}
        text={found ? <span role="status">{t('pages:search.results', { count: hits.length, query })}</span> : null}
      />
      <Card>
        {found ? (
          <ul aria-label={t('pages:search.label')} className="divide-y divide-line">
            {hits.map((hit) => (
              <HitLine key={hit.document.id} hit={hit} query={query} />
            ))}
          </ul>
        ) : query === '' ? (
          <EmptyState icon={<Search aria-hidden />} title={t('pages:search.start_title')} text={t('pages:search.start_text')} />
        ) : (
          <EmptyState icon={<SearchX aria-hidden />} title={t('pages:search.none_title', { query })} text={t('pages:search.none_text')} />
        )}
      </Card>
    </Page>
  )
}

export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />
}
