import type { Desk } from '#app/components/desk/desk-context.ts'
import { proofOf } from '#app/components/desk/doubtful.ts'
import { draftOf, textAt } from '#app/components/desk/draft.ts'
import type { Path } from '#app/components/desk/paths.ts'
import type { Language } from '#app/i18n/config.ts'
import { formatShare } from '#app/i18n/format.ts'
import type { Text } from '#app/i18n/text.ts'
import type { Mark } from './doubt-mark.tsx'

/** The mark a value wears, if any: an open doubt, or what a person did about it since the last save. */
export function markOf(desk: Desk, path: Path): Mark | undefined {
  const { draft, base } = desk.state
  if (draft.confirmed.includes(path)) return 'confirmed'
  if (textAt(draft, path) !== textAt(draftOf(base), path)) return 'changed'
  return desk.doubts.get(path)
}

/** Where a value comes from, in one line for people: `Read from the page, 97 % sure, page 1`. */
export function sourceLine(t: Text, language: Language, desk: Desk, path: Path): string | undefined {
  const { draft } = desk.state
  const place = desk.placeOf(path)
  const page = place ? `, ${t('desk:on_page', { page: place.page })}` : ''
  const proof = proofOf(desk.document, path)
  if (draft.places[path] || textAt(draft, path) !== textAt(draftOf(desk.document), path)) return t('desk:source.person') + page
  if (!proof) return undefined
  const source = t(`desk:source.${proof.source}`)
  return proof.source === 'person'
    ? source + page
    : t('desk:source_line', { source, share: formatShare(proof.confidence, language) }) + page
}
