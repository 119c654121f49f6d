/**
 * The same function, with its latest answers kept at hand: a page's lines are asked about by many readers.
 * `most` answers are kept, then all are let go; texts beyond a line's length are not kept at all.
 */
export function remembered<Answer>(most: number, read: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>()
  return (text) => {
    if (text.length > LONGEST) return read(text)
    let found = known.get(text)
    if (!found) {
      if (known.size >= most) known.clear()
      known.set(text, (found = { answer: read(text) }))
    }
    return found.answer
  }
}

const LONGEST = 200 // characters
