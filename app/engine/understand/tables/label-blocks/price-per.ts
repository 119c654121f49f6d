import { pattern } from '../../words/pattern.ts'

/** `le mille`, `el millar`, `per 1000`, `das Tausend`: a label that says no more of the price than how many it is for. */
const perLabel = pattern('iu')`
  ^(?:(?:price|rate|prix|precio|preis)\s)?(?:per|a|the|le|au|les|el|al|por|je|pro|das|für|il|al|voor|%)\s?(?:
    (?<thousand>1[.,\s]?000|m|thousand|mille|millar|mil|tausend|migliaio|duizend)|(?<hundred>100|c|hundred|cent|ciento|centenar|hundert|cento|honderd)
  )\s?(?:pcs|pieces|st(?:ück|k)?\.?|ex(?:\.|emplaires|emplare|emplars)?|uds?\.?|unidades|units|sheets|bogen|feuilles|hojas)?:?$
`

/** How many a price is for, where its label says nothing else. */
export function perOfLabel(text: string): string | undefined {
  const said = perLabel.exec(text.trim())?.groups
  if (!said) return undefined
  return said.thousand === undefined ? '100' : '1000'
}
