import { useRevalidator } from '@remix-run/react'
import { useToast } from '#app/components/ui/toast.tsx'
import { useApi } from '#app/components/use-api.ts'
import type { DocumentSummary } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { useText } from '#app/i18n/text.ts'

/** Has a failed document read again. */
export function useRetry(kind: Kind): (document: Pick<DocumentSummary, 'id'>) => Promise<void> {
  const { t } = useText()
  const { call } = useApi()
  const { succeed } = useToast()
  const { revalidate } = useRevalidator()
  return async function retry({ id }) {
    const answer = await call('post', `/${kind.slug}/${id}/retry`)
    revalidate()
    if (answer !== undefined) succeed(t('documents:retried'))
  }
}
