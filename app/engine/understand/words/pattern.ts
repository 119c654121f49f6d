/**
 * A regular expression of many words, written over several lines: the breaks and the blanks around them are no part of it.
 * `${…}` puts the source of another in. For the top of a module, where it is made once.
 */
export function pattern(flags = ''): (lines: TemplateStringsArray, ...sources: string[]) => RegExp {
  return (lines, ...sources) => new RegExp(String.raw(lines, ...sources).replace(/\s*\n\s*/g, ''), flags)
}
