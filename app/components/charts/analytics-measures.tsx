import type { AnalyticsView } from '#app/contract/analytics.ts'
import { formatCount, formatDuration, formatShare } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'
import { MeasureCard } from './measure-card.tsx'

/** The figures of a period, each with the way it is counted. */
export function AnalyticsMeasures({ analytics: { measures, baseline } }: { analytics: AnalyticsView }) {
  const { t, language } = useText()
  const count = (value: number) => formatCount(value, language)
  const values = measures.correct_values + measures.error_values
  const touchless = measures.touchless_by_rule + measures.touchless_by_person
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <MeasureCard label={t('analytics:measure.processed')} value={count(measures.processed)} formula={t('analytics:formula.processed')} />
      <MeasureCard label={t('analytics:measure.uploaded')} value={count(measures.uploaded)} formula={t('analytics:formula.uploaded')} />
      <MeasureCard
        label={t('analytics:measure.corrections')}
        value={count(measures.corrections)}
        formula={t('analytics:formula.corrections')}
      />
      <MeasureCard
        label={t('analytics:measure.mean_corrections')}
        value={measures.mean_corrections === null ? '–' : count(measures.mean_corrections)}
        formula={t('analytics:formula.mean_corrections')}
      />
      <MeasureCard
        label={t('analytics:measure.time_saved')}
        value={<span className="text-lg">{formatDuration(t, measures.time_saved_seconds)}</span>}
        formula={t('analytics:formula.time_saved', { field: count(baseline.field_seconds), character: count(baseline.character_seconds) })}
      />
      <MeasureCard
        label={t('analytics:measure.review_time')}
        value={<span className="text-lg">{formatDuration(t, measures.review_seconds)}</span>}
        formula={t('analytics:formula.review_time')}
      />
      <MeasureCard
        label={t('analytics:measure.accuracy')}
        value={values === 0 ? '–' : formatShare(measures.correct_values / values, language)}
        aside={`${count(measures.correct_values)} / ${count(values)}`}
        formula={t('analytics:formula.correct')}
      />
      <MeasureCard
        label={t('analytics:measure.touchless')}
        value={count(touchless)}
        aside={t('analytics:touchless_by', { rule: count(measures.touchless_by_rule), person: count(measures.touchless_by_person) })}
        formula={t('analytics:formula.touchless')}
      />
    </dl>
  )
}
