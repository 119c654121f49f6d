import { warningSentence } from '#app/components/document/finding-details.ts'
import type { LineOfReply } from '#app/domain/assistant/reply.ts'
import type { Tongue } from './tongue.server.ts'

/** Why a document is among those that were asked for, in the words of the review desk. */
export function phraseWhy({ why: { checks, warnings, reason } }: LineOfReply, { t, language }: Tongue): string[] {
  const sentences = [
    ...checks.map((code) => t(`checks:failed.${code}`)),
    ...warnings.map((warning) => warningSentence(t, warning, language)),
  ]
  const told = [...new Set(sentences.map((sentence) => sentence.replace(/\.$/, '')))]
  return [...told, ...(reason ? [t('bot:answer.reason', { reason })] : [])]
}
