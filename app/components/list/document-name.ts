import type { DocumentSummary } from '#app/contract/documents.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Text } from '#app/i18n/text.ts'

/** What a document is called in lists: its number, else its file, else that it has none. */
export function documentName(t: Text, document: Pick<DocumentSummary, 'kind' | 'fields' | 'file_name'>): string {
  return document.fields[kinds[document.kind].titleField] ?? document.file_name ?? t('documents:untitled')
}

export function documentPath(document: Pick<DocumentSummary, 'kind' | 'id'>): string {
  return `/${kinds[document.kind].slug}/${document.id}`
}
