/**
 * All matches of a `g` pattern, as `[...text.matchAll(pattern)]` gives them. That makes the pattern anew each time, which for a long one takes longer than
 * looking for it in a line where it mostly is not.
 */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += text.codePointAt(pattern.lastIndex)! > 0xffff && pattern.unicode ? 2 : 1
  }
  return found
}
