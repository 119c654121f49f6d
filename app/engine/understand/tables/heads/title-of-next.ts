import type { Row } from '../rows.ts'
import { gapBetween } from '../runs.ts'
import type { Header } from './heads.ts'

const ONE_RUN = 0.75 // of the type's height: wider gaps part cells
const NEAR = 1.6 // of the type's height between a title and the heads under it

/** `2. Cylinder rental`, in bold type or numbered, right over the heads of the next table: the title of that one, and no rest of the last line over it. */
export function withoutTitleOfNext(body: readonly Row[], next: Header | undefined): Row[] {
  const [last, before] = [body.at(-1), body.at(-2)]
  return next && last && before && isTitle(last, before) && isRightOver(last, next) ? body.slice(0, -1) : [...body]
}

function isTitle({ words, text, size }: Row, before: Row): boolean {
  const isOneRun = words.every((word, at) => at === 0 || gapBetween(words[at - 1]!, word) < ONE_RUN * size)
  const isBold = words.every(({ bold }) => bold) && before.words.every(({ bold }) => !bold)
  return isOneRun && !/\d[.,]\d\d(?!\d)/.test(text) && (isBold || /^\d{1,2}[.)]\s\p{Lu}/u.test(text))
}

const isRightOver = ({ box, size }: Row, { heads }: Header) => {
  const top = Math.min(...heads.map((head) => head.box.top))
  return top > box.bottom - 1 && top - box.bottom < NEAR * size
}
