import type { useText } from '#app/i18n/text.ts'
import type { UploadStage } from './upload-state.ts'

type Texts = ReturnType<typeof useText>['t']

const told = ['created', 'duplicate', 'refused', 'broken'] as const

/** What became of a batch of files, a sentence for each outcome that there was. */
export function summaryOf(t: Texts, outcomes: UploadStage[]): string {
  return told
    .map((stage) => ({ stage, count: outcomes.filter((outcome) => outcome === stage).length }))
    .filter(({ count }) => count > 0)
    .map(({ stage, count }) => t(`documents:upload.summary.${stage}`, { count }))
    .join(' ')
}
