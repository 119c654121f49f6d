import type { LabelledLine } from './label.ts'

const WORDS = 5 // of what leads to a value at most

/** `Référent | : Bruno Chassaing`: the colon stands in the next cell, before the value, and makes a label of whatever stands to its left. */
export function labelByColon(page: readonly LabelledLine[]): void {
  for (const value of page) {
    if (!startsWithColon(value.text)) continue
    const [leader] = page
      .filter(({ line }) => Math.abs(line.box.top - value.line.box.top) < 3 && line.box.right <= value.line.box.left + 1)
      .toSorted((a, b) => b.line.box.right - a.line.box.right)
    const last = leader?.labels.at(-1)
    if (!leader || startsWithColon(leader.text)) continue
    if (last?.closes) last.colon = true
    else if (!last && leader.tokens.length > 0 && leader.tokens.length <= WORDS && !/\d/.test(leader.text))
      leader.labels = [unknown(leader)]
  }
}

export const startsWithColon = (text: string) => /^\s*[:：]\s*\S/.test(text)

/** A label that says nothing known: what stands there is nobody's value. */
const unknown = (leader: LabelledLine): LabelledLine['labels'][number] => ({
  sayings: [{ name: 'other_text', weak: false, language: 'en' }],
  textLine: leader,
  page: leader.line.page,
  box: leader.line.box,
  start: 0,
  end: leader.text.length,
  leads: true,
  closes: true,
  colon: true,
  break: false,
})
