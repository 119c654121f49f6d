import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigate, useRouteError } from '@remix-run/react'
import { useId } from 'react'
import { AnalyticsCharts } from '#app/components/charts/analytics-charts.tsx'
import { AnalyticsMeasures } from '#app/components/charts/analytics-measures.tsx'
import { FailurePage } from '#app/components/failure-page.tsx'
import { ListTabs } from '#app/components/list/list-tabs.tsx'
import { Page } from '#app/components/shell/app-shell.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { DEFAULT_PERIOD, periods } from '#app/contract/analytics.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { measureDocuments } from '#app/domain/analytics/measure.server.ts'
import { formatDate } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { timeZoneOf } from '../time-zone.server.ts'
import { requireKind } from './kind.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { who, kind } = await requireKind(request, params.kind)
  const named = new URL(request.url).searchParams.get('period')
  const period = periods.find((one) => one === named) ?? DEFAULT_PERIOD
  return {
    kind: kind.name,
    analytics: measureDocuments(who, kind, period, timeZoneOf(request)),
    title: await pageTitle(request, 'analytics:title'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function Analytics() {
  const { kind: kindName, analytics } = useLoaderData<typeof loader>()
  const kind = kinds[kindName]
  const { t, language } = useText()
  const navigate = useNavigate()
  const id = useId()
  return (
    <Page>
      <PageHeader title={t(`documents:kinds.${kind.name}`)} />
      <ListTabs kind={kind} view="analytics">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <label htmlFor={id} className="font-medium">
            {t('analytics:period')}
          </label>
          <Select
            id={id}
            value={analytics.period}
            onChange={(event) => navigate(`/${kind.slug}/analytics?period=${event.target.value}`, { preventScrollReset: true })}
          >
            {periods.map((period) => (
              <option key={period} value={period}>
                {t(`analytics:periods.${period}`)}
              </option>
            ))}
          </Select>
          <p className="text-sm text-muted">
            {t('analytics:from_to', { from: formatDate(analytics.from, language), to: formatDate(analytics.to, language) })}
          </p>
        </div>
        <AnalyticsMeasures analytics={analytics} />
        <AnalyticsCharts kind={kind} analytics={analytics} />
      </ListTabs>
    </Page>
  )
}

export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />
}
