import { fold } from '../../words/fold.ts'
import { pattern } from '../../words/pattern.ts'

const lengths = 'mm|cm|dm|m|mtr?s?|in|inch(?:es)?|pulg(?:adas)?|po|ft|pi'
const ofWhat = '(?: (?:total|net|brut|gross|neta?|bruta?|utile?|util|int|ext|nominal)\\p{L}*\\.?)?'

/** What a thing measures, in seven languages, with its unit or without; or nothing but the unit. */
const measure = pattern('u')`
  ^(?:
    (?:
      width|height|length|depth|thickness|diameter|drop|girth|wd?th|lg?th|hgt|thk|dia|
      largeur|larg|hauteur|haut|longueur|long|profondeur|prof|epaisseur|epais|ep|diametre|diam|
      anch(?:o|ura)|alt(?:o|ura)|larg(?:o|ura|hezza)|longitud|fondo|grosor|espesor|profundidad|diametro|
      breite|hohe|lange|tiefe|dicke|starke|durchmesser|breedte|hoogte|lengte|diepte|dikte|
      altezza|lunghezza|profondita|spessore|alto|comprimento|comprim|profundidade|espessura|
      surface|area|superficie|flache|oppervlakte?|flaeche|volume|volumen|inhoud
    )\.?${ofWhat}(?: ?[(/[,-]? ?(?:${lengths}|m2|m²|m3|m³|sqm|sq\.? ?m|qm)\.?[)\]]?)?|
    [(/[]?(?:mm|cm|m2|m²|m3|m³|sqm|qm)[)\]]?
  )$
`

/** `Width mm`, `Haut. (cm)`, `Ancho`: how large the things of a line are; their codes stand elsewhere. */
export const saysMeasure = (head: string): boolean => measure.test(fold(head).trim())
