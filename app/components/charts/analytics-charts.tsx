import { useMemo } from 'react'
import type { AnalyticsView } from '#app/contract/analytics.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { formatCount, formatDate } from '#app/i18n/format.ts'
import { correctedLabel } from '#app/i18n/labels.ts'
import { useText } from '#app/i18n/text.ts'
import { ChartCard } from './chart-card.tsx'
import { minutesOf, spanOf, spansOf } from './spans.ts'

const MOST_FIELDS = 10 // bars of corrected fields

/** Documents a day, correct versus error, corrections by field, time saved. */
export function AnalyticsCharts({ kind, analytics }: { kind: Kind; analytics: AnalyticsView }) {
  const { t, language } = useText()
  const days = useMemo(
    () =>
      spansOf(analytics.series).map((span) => ({
        ...span,
        date: span.day,
        day: formatDate(span.day, language),
        minutes: minutesOf(span.time_saved_seconds),
      })),
    [analytics.series, language],
  )
  const fields = analytics.by_field.map(({ field, corrections }) => ({ field: correctedLabel(t, kind.name, field), corrections }))
  const span = spanOf(analytics.series)
  const byDay = {
    data: days,
    name: 'day',
    plainName: 'date',
    nameLabel: t(`analytics:column.${span}`),
    format: (value: number) => formatCount(value, language),
  }
  const file = (what: string) => `${kind.slug}-${what}-${analytics.from}-${analytics.to}`
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <ChartCard
        {...byDay}
        title={t(`analytics:chart.per_${span}`)}
        file={file('documents')}
        bars={[
          { key: 'uploaded', label: t('analytics:short.uploaded'), colour: 'var(--info)' },
          { key: 'processed', label: t('analytics:short.processed'), colour: 'var(--accent)' },
          { key: 'approved', label: t('analytics:short.approved'), colour: 'var(--wheat)' },
        ]}
      />
      <ChartCard
        {...byDay}
        title={t('analytics:chart.correct_error')}
        file={file('correct')}
        stacked
        bars={[
          { key: 'correct_values', label: t('analytics:measure.correct'), colour: 'var(--accent)' },
          { key: 'error_values', label: t('analytics:measure.errors'), colour: 'var(--danger)' },
        ]}
      />
      <ChartCard
        {...byDay}
        data={fields}
        most={MOST_FIELDS}
        name="field"
        plainName="field"
        nameLabel={t('analytics:column.field')}
        title={t('analytics:chart.by_field')}
        file={file('fields')}
        lying
        bars={[{ key: 'corrections', label: t('analytics:measure.corrections'), colour: 'var(--warning)' }]}
      />
      <ChartCard
        {...byDay}
        title={t('analytics:chart.time_saved')}
        unit={t('analytics:column.minutes')}
        file={file('time')}
        bars={[{ key: 'minutes', label: t('analytics:column.minutes'), colour: 'var(--success)' }]}
      />
    </div>
  )
}
