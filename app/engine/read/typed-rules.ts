import type { Box, Rule, Word } from '../document.ts'
import { union } from './geometry.ts'

/** `+-------+------+`, `========`: a line that a text printer draws with signs. */
const across = /^(?=.*[-=_─═]{3})[-=_+|─═┌┬┐├┼┤└┴┘]{4,}$/u
/** Printers without an upright stroke drew it as `!`. */
const upright = /^[|│┃¦!]$/u
const FEW = 6 // uprights that stand under one another: a single one parts two words of a line
const FRAMED = 2 // of them, where corners are drawn too
const UNDER = 1.5 // points between their middles

/** Words that are no words but the drawing of a table in print of one width: they become the rules they stand for. */
export function liftTypedRules(words: readonly Word[]): { words: Word[]; rules: Rule[] } {
  const bars = words.filter(({ text }) => upright.test(text))
  const lying = words.filter(({ text }) => across.test(text))
  const few = lying.some(({ text }) => /^[+┌├└]/u.test(text)) ? FRAMED : FEW
  const standing = new Set(
    bars.filter((bar) => bars.filter((other) => Math.abs(middle(other.box) - middle(bar.box)) < UNDER).length >= few),
  )
  const strokes = [...standing]
  const isDrawn = (word: Word) => standing.has(word) || lying.includes(word)
  const rules = [
    ...lying.map(({ box, page }) => ({ box: { ...box, top: centre(box) - 0.3, bottom: centre(box) + 0.3 }, page })),
    ...strokes.map(({ box, page, size }) => ({ box: narrow(union([box, { ...box, bottom: box.bottom + 0.4 * size }])), page })),
  ]
  return { words: words.filter((word) => !isDrawn(word)).map((word) => withoutStroke(word, strokes)), rules }
}

/** `UNIT!`: a cell filled to its last sign, the stroke set right behind it. */
function withoutStroke(word: Word, strokes: readonly Word[]): Word {
  if (word.text.length < 2 || !upright.test(word.text.at(-1)!)) return word
  const width = (word.box.right - word.box.left) / word.text.length
  const place = word.box.right - width / 2
  if (!strokes.some(({ text, box }) => text === word.text.at(-1) && Math.abs(middle(box) - place) < UNDER)) return word
  return { ...word, text: word.text.slice(0, -1), box: { ...word.box, right: word.box.right - width } }
}

const middle = ({ left, right }: Box) => (left + right) / 2
const centre = ({ top, bottom }: Box) => (top + bottom) / 2
const narrow = (box: Box): Box => ({ ...box, left: middle(box) - 0.3, right: middle(box) + 0.3 })
