import type { ErrorCode } from '#app/contract/errors.ts'
import { statuses, type DocumentSummary } from '#app/contract/documents.ts'
import type { Language } from '#app/contract/languages.ts'
import type { Fault } from '#app/domain/failure.ts'
import { languageOf, textsIn } from '#app/i18n/i18n.server.ts'
import type { Text } from '#app/i18n/text.ts'
import { getEnv } from '#app/platform/env.server.ts'
import { nameOfPlace } from './name-of-place.ts'

type Values = Record<string, string | number>

/** The sentence for people behind an error code, in the language of the request. */
export async function sentencesFor(request: Request): Promise<(code: ErrorCode, values?: Values) => string> {
  const t = await textsOf(request)
  return (code, values = {}) => sentenceOf(t, code, values)
}

export async function textsOf(request: Request): Promise<Text> {
  return (await textsIn(await languageOf(request))).t as Text
}

export function sentenceOf(t: Text, code: ErrorCode, values: Values = {}): string {
  const status = statuses.find((one) => one === values.status)
  return t(`errors:${code}`, { ...values, ...(status && { status: t(`documents:status_short.${status}`) }) })
}

/** What is wrong at one place, with the place named as people know it; without a reason the sentence of its code. */
export function sentenceOfFault(t: Text, fault: Fault, pathname: string, values: Values = {}): string {
  if (!fault.reason) return fault.detail ?? sentenceOf(t, fault.code, values)
  return t(`errors:fault.${fault.reason}`, { name: nameOfPlace(t, fault, pathname), ...fault.values })
}

/** Why a file could not be read; a code without a sentence keeps the one it came with. */
export async function sentenceOfFailure(
  { code, message }: NonNullable<DocumentSummary['failure']>,
  language: Language,
): Promise<NonNullable<DocumentSummary['failure']>> {
  const { t } = await textsIn(language)
  const max = Math.floor(getEnv().maxUploadBytes / 1024 / 1024)
  return { code, message: t(`errors:${code}` as 'errors:damaged', { defaultValue: message, max }) }
}
