import { hasLegalForm } from './company-names.ts'
import { pattern } from '../words/pattern.ts'

/** Streets as they are called where the house has no number: `Ledbury Road`, `Route de Montjean`, `Hafenstraße`. Nobody is called so. */
const street = pattern('u')`
  ^(?:
    (?:\p{Lu}[\p{L}'’.-]*\s){1,3}(?:Road|Street|Lane|Avenue|Drive|Crescent)|
    (?:[Rr]ue|[Rr]oute|[Aa]venue|[Bb]oulevard|[Cc]hemin|[Ii]mpasse|[Aa]llée|[Qq]uai) (?:de |du |des |de la |de l['’]|d['’])\p{L}[\p{L}'’ -]{2,30}|
    (?:[Cc]alle|[Aa]vda\.?|[Aa]venida|[Cc]arretera|[Cc]tra\.?|[Cc]amino) (?:de |del |de la )?\p{Lu}[\p{L}'’ -]{2,30}|
    (?:[Vv]ia|[Vv]iale|[Cc]orso|[Vv]icolo) (?:del |della |di |dei )?\p{Lu}[\p{L}'’ -]{2,30}|
    \p{Lu}\p{L}{2,}(?:straße|strasse|gasse|straat|laan)
  )$
`

export const isBareStreet = (text: string) => street.test(text) && !hasLegalForm(text)
