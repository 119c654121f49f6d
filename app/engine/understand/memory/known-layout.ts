import type { KindName } from '#app/contract/kinds/index.ts'
import type { Classified } from '../kind/classify.ts'
import type { Formats } from '../formats.ts'
import type { Recognised } from './recognise.ts'

/** From here on the words of the page are believed rather than a layout that is only alike. */
const SURE_OF_KIND = 0.8
/** Of a layout so much alike nobody asks what it is. */
const VERY_LIKE = 0.75
/** Where the words misled on the approved paper, less will do: a long table moves most of the print. */
const LIKE_MISLEADING = 0.6

/** What the paper is: earlier papers of the layout say it where the page alone is unsure, or where they are the same print. */
export function kindKnown(known: readonly Recognised[], { kind, confidence }: Pick<Classified, 'kind' | 'confidence'>): KindName {
  const [likest] = known
  if (!likest || known.some((one) => one.memory.kind === kind && one.likeness > likest.likeness - 0.1)) return kind
  const enough = likest.memory.misleads ? LIKE_MISLEADING : VERY_LIKE
  return confidence < SURE_OF_KIND || likest.likeness >= enough ? likest.memory.kind : kind
}

/** Day or month first: what people confirmed on an earlier paper, unless this one says it by itself. */
export function formatsKnown(known: readonly Recognised[], formats: Formats): Formats {
  const [likest] = known
  if (formats.dateOrderSure || !likest || known.some(({ memory }) => memory.formats.dateOrder !== likest.memory.formats.dateOrder))
    return formats
  return { ...formats, dateOrder: likest.memory.formats.dateOrder, dateOrderSure: true }
}
