import type { Saying } from './label.ts'
import { type KnownWords, knowWords } from './misread-labels.ts'
import { plantPhrases, type PhraseTree, wordsIn } from '../words/phrases.ts'
import { vocabularies } from '../vocabulary/vocabularies.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'

/** All phrases of labels of all languages, folded and by their words. */
export const labelPhrases: PhraseTree<Saying> = plantPhrases(
  vocabularies.flatMap(({ language, labels, weak }) => [
    ...Object.entries(labels).map(([name, phrases]) => [phrases, { name: name as LabelName, weak: false, language }] as [string, Saying]),
    ...Object.entries(weak).map(([name, phrases]) => [phrases, { name: name as LabelName, weak: true, language }] as [string, Saying]),
  ]),
)

let known: KnownWords | undefined

/** The words that labels are made of; only recognised pages ask, so they are gathered when the first one does. */
export const labelWords = (): KnownWords => (known ??= knowWords(wordsIn(labelPhrases)))
