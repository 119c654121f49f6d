import type { Query } from '../query.ts'
import { words } from './words.ts'

/** Who did what, in English, Spanish and French. Data only. */

type Deed = Exclude<Query['deed'], 'any' | null>

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
    `(?:who|by whom|when|why) (?:has |have |was |were |is |did |had )?(?:it |this |been )?(?:${en})`,
    `(?:quien(?:es)?|cuando|por que) (?:se |ha |han |fue |lo |la )*(?:${es})`,
    `(?:qui|quand|par qui|pourquoi) (?:a |ont |est |a ete |ete |la |le )*(?:${fr})`,
  ),
])
/** The same with the document between. */
export const deedAround: [Deed, RegExp, RegExp][] = deedForms.map(([deed, en, es, fr]) => [
  deed,
  words(
    'who',
    'by whom',
    '(?:when|why) (?:was|were|has|did)',
    'quien',
    '(?:cuando|por que) (?:fue|se|ha)?',
    'qui',
    'par qui',
    'quand',
    'quand a ete',
    'pourquoi(?: a)?',
  ),
  words(`(?:been )?${en}(?: yet)?(?: by)?`, `(?:sido )?${es}`, `(?:a ete |ete |elle a ete |il a ete )?${fr}`),
])
export const plainDeeds: [Deed, RegExp][] = deedForms.map(([deed, en, es, fr]) => [deed, words(en, es, fr)])
/** Of many documents: the plain form and the past, what was done, what a person other than who asks did, and what who asks did. */
const doneForms: [Deed, en: [plain: string, past: string], es: [done: string, others: string, mine: string], fr: string][] = [
  ['approved', ['approve', 'approved'], ['aprobad[ao]s?', 'aprobo|ha aprobado', 'aprobe|he aprobado'], '(?:approuve|valide)e?s?'],
  ['rejected', ['reject', 'rejected'], ['rechazad[ao]s?', 'rechazo|ha rechazado', 'rechace|he rechazado'], '(?:rejete|refuse)e?s?'],
  [
    'uploaded',
    ['upload|add', 'uploaded|added'],
    ['subid[ao]s?|cargad[ao]s?|anadid[ao]s?', 'subio|ha subido|cargo|ha cargado|anadio', 'subi|he subido|cargue|he cargado|anadi'],
    '(?:importe|televerse|ajoute|depose|charge)e?s?',
  ],
  [
    'edited',
    ['change|edit|correct|modify', 'changed|edited|corrected|modified'],
    [
      '(?:cambi|modific|edit)ad[ao]s?|corregid[ao]s?',
      '(?:cambi|modific|edit)o|ha (?:cambi|modific|edit)ado|corrigio|ha corregido',
      'cambie|modifique|edite|corregi|he (?:(?:cambi|modific|edit)ado|corregido)',
    ],
    '(?:modifie|corrige|change)e?s?',
  ],
]

/** `Documents approved by Ana`, `did I approve`: with the names there are, in the only groups; without a name, it was who asks. */
export const doneBy: [Deed, (names: string) => RegExp][] = doneForms.map(([deed, [plain, past], [done, others, mine], fr]) => [
  deed,
  (names) =>
    words(
      `(?:(?:that|which) )?(?:(?:were|was|are|is|have been|has been) )?(?:${past}) by (?:(${names})|me|myself)`,
      `did (?:(${names})|i) (?:${plain})`,
      `(?:has|have) (?:(${names})|i) (?:already )?(?:${past})`,
      `(?:(?:that|which) )?(?:(${names})|i) (?:has |have )?(?:already )?(?:${past})`,
      `(?:que )?(?:(?:han sido|ha sido|fueron|fue) )?(?:${done}) por (?:(${names})|mi)`,
      `(?:que )?(${names}) (?:${others})`,
      `(?:que )?(?:${others}) (${names})`,
      `(?:que )?(?:yo )?(?:${mine})(?: yo)?`,
      `(?:qui )?(?:(?:ont ete|a ete|sont|est) )?(?:${fr}) par (?:(${names})|moi)`,
      `(?:que )?(?:a )?(${names}) (?:a|a t elle|a t il) (?:${fr})`,
      `(?:que )?(?:je )?ai (?:je )?(?:${fr})`,
    ),
])
export const meWords = /^(?:i|me|mi|yo|je|moi|a)$/
export const historyWords = words(
  'history',
  'what (?:has )?happened(?: to| with)?',
  'historial',
  'que (?:ha )?pasado? con',
  'historique',
  'que est il arrive a',
)

/** What was done in a period, by whomever. */
export const changeWords = words(
  'what (?:has |have |was |is |been )*(?:changed|happened|happening|done|new)',
  'what did we do',
  '(?:the )?activit(?:y|ies)',
  'que (?:ha |han |se |hemos |nos )*(?:cambio|cambiado|cambiaron|paso|pasado|hecho|hizo|hicimos|ocurrio|ocurrido)(?! con )',
  '(?:que hay de nuevo|novedades|actividad)',
  '(?:que est ce qui|quoi) (?:a |s est |est |ete )*(?:change|passe|fait)',
  'que (?:est il|s est il|est ce que il s est|est ce qui s est|avons nous|a t on|se est il|se est) (?:passe|arrive|fait)(?! a )',
  'quoi de neuf',
  'activites?',
)

/** Each person beside what was done: who did it, and how often. */
export const eachPerson = words(
  '(?:did|has|have) (?:each|every) (?:person|member|user|reviewer|one)',
  '(?:by|per|for) (?:each |every )?(?:person|member|user|reviewer)',
  '(?:por|(?:ha )?cada) (?:persona|miembro|usuario|revisor)(?: ha)?',
  '(?:par|(?:a )?chaque) (?:personne|membre|utilisateur)(?: a t elle| a t il| a)?',
)
export const theMost = words('(?:the )?most', 'mas', 'le plus(?: de)?')

/** The reason is asked for. */
export const whyWords = words(
  '(?:and )?(?:the )?(?:(?:for )?(?:what|which) )?(?:why|reasons?|grounds?)(?: (?:for|of))?(?: (?:the|their))?',
  '(?:y )?(?:por que(?: motivos?| razon(?:es)?)?|(?:(?:por )?cual(?:es)? (?:es|son|fue|fueron) )?(?:(?:el|los|su|sus|la|las) )?(?:motivos?|razon(?:es)?)(?: del?)?)',
  '(?:et )?(?:pourquoi|(?:pour )?quel(?:le)?s? (?:(?:est|sont) )?(?:(?:le|les|la) )?(?:motifs?|raisons?)|(?:(?:les?|la|leurs?) )?(?:motifs?|raisons?))(?: (?:des?|du))?',
)
