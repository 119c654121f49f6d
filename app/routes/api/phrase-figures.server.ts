import type { KindName } from '#app/contract/kinds/index.ts'
import type { Reply } from '#app/domain/assistant/reply.ts'
import { formatCount, formatDuration, formatShare } from '#app/i18n/format.ts'
import { correctedLabel, labelled } from '#app/i18n/labels.ts'
import { daysOf } from './describe-question.server.ts'
import type { Tongue } from './tongue.server.ts'

/** The figures of Analytics, a paragraph for each kind. */
export function phraseFigures({ measures, corrected, question }: Reply, { t, language }: Tongue): string[] {
  const figure = (label: string, value: string) => `• ${labelled(t, label, value)}`
  return (Object.keys(measures) as KindName[]).flatMap((kind) => {
    const of = measures[kind]!
    const values = of.correct_values + of.error_values
    const count = (number: number) => formatCount(number, language)
    const mean = of.mean_corrections === null ? '' : ` (${t('bot:answer.mean', { mean: count(of.mean_corrections) })})`
    return [
      labelled(t, `${t(`bot:answer.kinds.${kind}`)}, ${daysOf(question.ranges[0]!, t, language)}`, '').trim(),
      figure(t('bot:answer.approved'), count(of.approved)),
      figure(t('bot:answer.touchless'), count(of.touchless_by_person + of.touchless_by_rule)),
      values === 0
        ? ''
        : figure(
            t('bot:answer.read_right'),
            `${formatShare(of.correct_values / values, language)} (${count(of.correct_values)} / ${count(values)})`,
          ),
      figure(t('bot:answer.corrections'), count(of.corrections) + mean),
      ...corrected[kind]!.map(({ field, corrections }) => `  ◦ ${labelled(t, correctedLabel(t, kind, field), count(corrections))}`),
      figure(t('analytics:measure.review_time'), formatDuration(t, of.review_seconds)),
      figure(t('bot:answer.time_saved'), formatDuration(t, of.time_saved_seconds)),
    ]
  })
}
