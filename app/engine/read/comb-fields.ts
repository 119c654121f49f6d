import type { Rule, Word } from '../document.ts'
import { heightOf, union, widthOf } from './geometry.ts'

/** Fields narrower than this hold one sign of what was filled in, of the type's height; the columns of a table are wider. */
const NARROW = 1.9
const TALL = 6 // of the type's height: a rule longer than that parts columns of a table
const FEWEST = 3 // signs
const SAME_LINE = 2 // points
const SAME_RULE = 1.5 // points
const EVEN = 0.22 // of a field: how far from their middles the signs may stand
const BLANK = 0.3 // of the type's height: how wide a field that was left empty is from then on

/** `| W | G | - | 2 | 0 | 6 | 1 | 8 |`: forms that give each sign a field of its own print one word so, or several where a field was left empty. */
export function joinCombs(words: readonly Word[], rules: readonly Rule[]): Word[] {
  const upright = rules.filter(({ box }) => heightOf(box) > widthOf(box)).map(({ box }) => box)
  const single = words.filter(({ text }) => [...text].length === 1)
  if (upright.length < FEWEST || single.length < FEWEST) return [...words]
  const joined = new Map<Word, Word | undefined>()
  for (const run of runsOf(single, (left, right) => isNext(left, right, upright)))
    for (const [at, group] of groupsOf(run).entries())
      for (const [place, word] of group.entries()) joined.set(word, place === 0 ? wordOf(group, groupsOf(run)[at + 1]) : undefined)
  return joined.size === 0 ? [...words] : words.flatMap((word) => (joined.has(word) ? (joined.get(word) ?? []) : [word]))
}

/** The signs that stand side by side, from left to right. */
function runsOf(words: readonly Word[], isOne: (left: Word, right: Word) => boolean): Word[][] {
  const sorted = words.toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
  const levels: Word[][] = []
  for (const word of sorted) {
    const level = levels.at(-1)
    if (level && word.box.bottom - level[0]!.box.bottom < SAME_LINE) level.push(word)
    else levels.push([word])
  }
  const runs: Word[][] = []
  for (const level of levels) {
    let last: Word | undefined
    for (const word of level.toSorted((a, b) => a.box.left - b.box.left)) {
      if (last && isOne(last, word)) runs.at(-1)!.push(word)
      else runs.push([word])
      last = word
    }
  }
  return runs
}

const middleOf = ({ box }: Word) => (box.left + box.right) / 2

/** A rule between the two, or two with an empty field between them. */
function isNext(left: Word, right: Word, upright: readonly Rule['box'][]): boolean {
  const level = (left.box.top + left.box.bottom) / 2
  const between = upright
    .filter((box) => box.left > left.box.left && box.right < right.box.right && box.top < level && box.bottom > level)
    .filter((box) => heightOf(box) < TALL * left.size)
    .map((box) => (box.left + box.right) / 2)
    .sort((a, b) => a - b)
    .filter((x, at, all) => at === 0 || x - all[at - 1]! > SAME_RULE)
  const fields = between.length
  return fields >= 1 && fields <= 2 && middleOf(right) - middleOf(left) < fields * NARROW * left.size
}

/** The signs of one run, parted where a field was left empty; a run that is not set evenly is none. */
function groupsOf(run: readonly Word[]): Word[][] {
  if (run.length < FEWEST) return []
  const steps = run.slice(1).map((word, at) => middleOf(word) - middleOf(run[at]!))
  const step = Math.min(...steps)
  const fields = steps.map((one) => one / step)
  if (fields.some((many) => many > 2 + EVEN || Math.abs(many - Math.round(many)) > EVEN)) return []
  const groups: Word[][] = [[run[0]!]]
  for (const [at, word] of run.slice(1).entries()) {
    if (Math.round(fields[at]!) === 1) groups.at(-1)!.push(word)
    else groups.push([word])
  }
  return groups
}

/** One word of a group of signs; what is parted from the next by an empty field only is one line of print with it. */
function wordOf(group: readonly Word[], next: readonly Word[] | undefined): Word {
  const [first] = group
  const box = union(group.map((word) => word.box))
  const right = next ? Math.max(box.right, next[0]!.box.left - BLANK * first!.size) : box.right
  return { ...first!, text: group.map(({ text }) => text).join(''), box: { ...box, right } }
}
