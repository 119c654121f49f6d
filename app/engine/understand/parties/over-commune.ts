import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { isAligned } from './blocks.ts'

/** What a commune lies in. */
const land = pattern('u')`
  ^(?:
    province|provincia|provincie|departement|departamento|region|arrondissement|canton|comarca|distrito|distretto|landkreis|kreis|regierungsbezirk|bezirk|
    county|district|estado|state
  )(?: (?:de|du|des|del|della|di|da|do|von|of|van) | d'| )\p{L}
`
const commune = pattern('u')`
  ^(?:
    commune|ville|mairie|administration communale|municipalite|ayuntamiento|municipio|municipalidad|alcaldia|comune|citta|gemeinde|stadt|markt|
    gemeente|stad|municipality|town|city|parish|camara municipal|prefeitura|junta de freguesia
  )(?!\p{L})
`
const TIGHT = 1.2 // of the type's height between the two lines

/** `Province de Liège — Arrondissement de Huy` right over `COMMUNE DE WANZE`: where it lies, and who writes. */
export const isOverCommune = ({ line, text }: LabelledLine, page: readonly LabelledLine[]): boolean =>
  land.test(fold(text)) &&
  page.some(
    ({ line: under, text: own }) =>
      under.page === line.page &&
      under.box.top > line.box.top + 1 &&
      under.box.top - line.box.bottom < TIGHT * under.size &&
      (isAligned(under.box, line.box) || Math.abs(under.box.left + under.box.right - line.box.left - line.box.right) < under.size) &&
      commune.test(fold(own)),
  )
