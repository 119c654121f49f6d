import type { useText } from '#app/i18n/text.ts'
import { isTrouble, type Upload } from './upload-state.ts'

type Texts = ReturnType<typeof useText>['t']

const told = ['created', 'duplicate', 'refused', 'broken'] as const

const MOST_NAMES = 3

export type Outcome = Pick<Upload, 'name' | 'stage'>

/** What became of a batch of files: a sentence for each outcome that there was, then which were not taken. */
export function summaryOf(t: Texts, outcomes: Outcome[]): string {
  const sentences = told
    .map((stage) => ({ stage, count: outcomes.filter((outcome) => outcome.stage === stage).length }))
    .filter(({ count }) => count > 0)
    .map(({ stage, count }) => t(`documents:upload.summary.${stage}`, { count }))
  const names = outcomes.filter(({ stage }) => isTrouble(stage)).map(({ name }) => name)
  const more = names.length > MOST_NAMES ? [t('and_more', { count: names.length - MOST_NAMES })] : []
  return [sentences.join(' '), [...names.slice(0, MOST_NAMES), ...more].join(', ')].filter(Boolean).join('\n')
}
