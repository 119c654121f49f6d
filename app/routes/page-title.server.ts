import { languageOf, textsIn } from '#app/i18n/i18n.server.ts'

/** The title of a screen in the request's language: `Invoices · Gleaner`. `key` is a text, `documents:kinds.invoice`. */
export async function pageTitle(request: Request, key: string): Promise<string> {
  const { t } = await textsIn(await languageOf(request))
  return `${t(key as 'product')} · Gleaner`
}
