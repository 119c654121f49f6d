import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** `2e étage`, `3. OG`, `Planta baja`, `Suite 400`: where in the house, as a line or a piece of its own between the street and the town. */
export const isInsideHouse = (text: string): boolean => inside.test(fold(text).trim())

const inside = pattern('u')`
  ^(?:
    \d{1,2}(?:st|nd|rd|th|er|eme|e|o|a|\.|°)?\s?(?:floor|fl|piso|planta|etage|og|obergeschoss|stock|etg\.?|verdieping|piano|andar)|
    \d{1,2}[o°]\s?[a-z]{1,3}|(?:ground|first|second|third|upper|lower|top) floor|rez-de-chaussee|rdc|planta baja|bajos?|entresuelo|erdgeschoss|eg|dg|
    dachgeschoss|hinterhaus|begane grond|pian ?terreno|
    (?:floor|level|piso|planta|etage|stock|suite|ste|room|rm|apt|appt|oficina|bureau|local|puerta|porte|esc(?:alera|alier)?\.?|
    aufgang|hall|halle|haus|nave|block|bloque|building|batiment|bat\.?|edificio|torre|tower|portal|
    parcel[ae]|parc\.|parcelle|parzelle|kavel|lote?|lotto|plot|hangar|shed|modulo)\s(?:n[°o]?\.? ?)?(?:[a-z]?-?\d{1,4}[a-z]?|[a-z])
  )$
`
