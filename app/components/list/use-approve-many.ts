import { Link, useRevalidator } from '@remix-run/react'
import { createElement, type ReactNode } from 'react'
import { useLessons } from '#app/components/learning/lessons-provider.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useApi } from '#app/components/use-api.ts'
import type { BulkResult, DocumentSummary } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { useText } from '#app/i18n/text.ts'
import { documentName, documentPath } from './document-name.ts'

interface BulkApproval {
  data: { id: string; attributes: { version: number } }[]
  meta: { results: BulkResult[]; learned: { document_id: string; memory_id: string }[] }
}

const NAMED = 5 // refused documents that a toast names one by one

/**
 * Approves several documents, each on its own, tells how many went through and why the others did not, and offers to take it back.
 * The answer: which were not approved, all of them where the server did not answer.
 */
export function useApproveMany(kind: Kind, documents: readonly DocumentSummary[]): (ids: string[]) => Promise<string[]> {
  const { t } = useText()
  const { call } = useApi()
  const { show, succeed } = useToast()
  const { revalidate } = useRevalidator()
  const { learnMany } = useLessons()
  /** Each only where nothing has happened to it since: it is told by the version that the approval left behind. */
  async function reopenMany(ids: string[], versions: ReadonlyMap<string, number>) {
    let reopened = 0
    // A refusal is told by `call`, each with its own reason.
    for (const id of ids) if (await call('post', `/${kind.slug}/${id}/reopen`, { version: versions.get(id) })) reopened += 1
    revalidate()
    if (reopened > 0) succeed(t('documents:approve_undone', { count: reopened }))
  }

  return async function approveMany(ids) {
    const answer = await call<BulkApproval>('post', `/${kind.slug}/approve`, { ids })
    revalidate()
    if (!answer) return ids
    const [refused, approved] = [answer.meta.results.filter(({ code }) => code), answer.meta.results.filter(({ code }) => !code)]
    const nameOf = (id: string) => {
      const document = documents.find((one) => one.id === id)
      return document ? documentName(t, document) : id
    }
    if (approved.length > 0) {
      // What was approved before was asked for, but nothing happened to it: it is not taken back either.
      const changed = approved.filter(({ id }) => documents.find((one) => one.id === id)?.status !== 'approved').map(({ id }) => id)
      const versions = new Map(answer.data.map(({ id, attributes }) => [id, attributes.version]))
      const undo = changed.length > 0 ? { label: t('undo'), onSelect: () => void reopenMany(changed, versions) } : undefined
      succeed(t('documents:approve_done', { count: changed.length || approved.length }), undo)
      learnMany(answer.meta.learned.map(({ document_id, memory_id }) => ({ memoryId: memory_id, name: nameOf(document_id) })))
    }
    if (refused.length === 0) return []
    const lines = refused
      .slice(0, NAMED)
      .map(({ id, message }) =>
        createElement('li', { key: id }, linkTo(kind, id, nameOf(id)), t('labelled', { label: '', value: message ?? '' })),
      )
    if (refused.length > NAMED) lines.push(createElement('li', { key: 'more' }, t('and_more', { count: refused.length - NAMED })))
    show({
      heading: t('error'),
      type: 'danger',
      body: createElement(
        'div',
        null,
        t('documents:approve_refused', { count: refused.length }),
        createElement('ul', { className: 'mt-1 list-disc pl-4' }, lines),
      ),
    })
    return refused.map(({ id }) => id)
  }
}

/** Several documents may have the same name, above all those that are refused as twins: only the way to it says which one is meant. */
function linkTo(kind: Kind, id: string, name: string): ReactNode {
  return createElement(Link, { to: documentPath({ kind: kind.name, id }), className: 'font-medium text-ink underline' }, name)
}
