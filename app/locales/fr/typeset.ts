/** French sets a space before its high signs and inside its quotation marks; a line never breaks there. Written plainly in the texts. */
export function typeset<T extends string | object>(texts: T): T {
  if (typeof texts === 'string') return texts.replace(/ (?=[:;?!%»])|(?<=«) /g, '\u00a0') as T
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeset(text as string | object)])) as T
}
