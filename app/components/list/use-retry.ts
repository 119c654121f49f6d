import { useChange } from '#app/components/use-change.ts'
import type { DocumentSummary } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { useText } from '#app/i18n/text.ts'

/** Has a failed document read again. */
export function useRetry(kind: Kind): (document: Pick<DocumentSummary, 'id'>) => void {
  const { t } = useText()
  const { change } = useChange()
  return ({ id }) => void change('post', `/${kind.slug}/${id}/retry`, { said: t('documents:retried') })
}
