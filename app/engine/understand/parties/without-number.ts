import { pattern } from '../words/pattern.ts'

/** `Contrada Serralta snc`, `Via dell'Artigianato SNC`: the house has no number (senza numero civico), and that is no firm's form. */
export const isWithoutNumber = (text: string) => unnumbered.test(text)

const unnumbered = pattern('iu')`
  ^(?:
    via|viale|piazza|piazzale|corso|largo|vicolo|strada|contrada|c\.da|c\/da|localit[àa]|loc\.|frazione|fraz\.|zona (?:industriale|artigianale)|z\.i\.|
    s\.[ps]\.|borgo|regione|cascina
  )\s?\p{L}[\p{L}\s'’.-]{1,40},? snc\.?$
`
