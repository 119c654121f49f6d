import { articles, plantPhrases, wordsIn } from '../words/phrases.ts'
import { tokenise } from '../words/tokens.ts'
import { vocabularies } from '../vocabulary/vocabularies.ts'
import { hasLegalForm } from './company-names.ts'

const words = new Set(
  wordsIn(
    plantPhrases(
      vocabularies.flatMap(({ labels }) =>
        [labels.customer, labels.supplier, labels.delivery, labels.party_name, labels.party_address].map(
          (phrases) => [phrases ?? '', true] as [string, boolean],
        ),
      ),
    ),
  ),
)

/** `Información del cliente`, `Morada de descarga:` over a name: nobody's name, though no label is known by just these words. */
export function isHeadingLine(text: string): boolean {
  if (hasLegalForm(text) || /\d|[&,@_]/.test(text)) return false
  const tokens = tokenise(text).filter((token) => !articles.has(token.text))
  if (tokens.length === 0 || tokens.length > 4) return false
  return /:\s*$/.test(text) || (tokens.length > 1 && tokens.every((token) => words.has(token.text)))
}
