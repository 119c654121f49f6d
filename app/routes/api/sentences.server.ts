import type { ErrorCode } from '#app/contract/errors.ts'
import { languageOf, textsIn } from '#app/i18n/i18n.server.ts'

/** The sentence for people behind an error code, in the language of the request. */
export async function sentencesFor(request: Request): Promise<(code: ErrorCode, values?: Record<string, string | number>) => string> {
  const { t } = await textsIn(await languageOf(request))
  return (code, values = {}) => t(`errors:${code}`, { ...values })
}
