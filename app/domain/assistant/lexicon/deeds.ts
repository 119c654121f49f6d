import type { Query } from '../query.ts'
import { words } from './words.ts'

/** Who did what, in English, Spanish and French. Data only. */

type Deed = NonNullable<Query['deed']>

const deedForms: [Deed, string, string, string][] = [
  ['approved', 'approved?', 'aprob(?:o|ado|ada|aron)', '(?:approuvee?s?|validee?s?)'],
  ['rejected', 'reject(?:ed)?', 'rechaz(?:o|ado|ada|aron)', '(?:rejetee?s?|refusee?s?)'],
  [
    'uploaded',
    '(?:upload(?:ed)?|add(?:ed)?|created?)',
    '(?:subio|subido|subida|cargo|cargado|anadio|creo)',
    '(?:importee?s?|televersee?s?|ajoutee?s?|deposee?s?|creee?s?|chargee?s?)',
  ],
  [
    'edited',
    '(?:change[d]?|edit(?:ed)?|correct(?:ed)?|modif(?:y|ied))',
    '(?:cambio|cambiado|modifico|modificado|corrigio|corregido|edito)',
    '(?:modifiee?s?|corrigee?s?|changee?s?)',
  ],
]

/** Who did something with a document, or when: `(who|when) … did`. */
export const deedWords: [Deed, RegExp][] = deedForms.map(([deed, en, es, fr]) => [
  deed,
  words(
    `(?:who|by whom|when) (?:has |have |was |were |is |did |had )?(?:it |this |been )?(?:${en})`,
    `(?:quien(?:es)?|cuando) (?:se |ha |han |fue |lo |la )*(?:${es})`,
    `(?:qui|quand|par qui) (?:a |ont |est |a ete |ete |la |le )*(?:${fr})`,
  ),
])
/** The same with the document between. */
export const deedAround: [Deed, RegExp, RegExp][] = deedForms.map(([deed, en, es, fr]) => [
  deed,
  words('who', 'by whom', 'when (?:was|were|has|did)', 'quien', 'cuando (?:fue|se|ha)?', 'qui', 'par qui', 'quand', 'quand a ete'),
  words(`(?:been )?${en}(?: yet)?(?: by)?`, `(?:sido )?${es}`, `(?:a ete |ete |elle a ete |il a ete )?${fr}`),
])
export const historyWords = words(
  'history',
  'what (?:has )?happened(?: to| with)?',
  'historial',
  'que (?:ha )?pasado? con',
  'historique',
  'que est il arrive a',
)
