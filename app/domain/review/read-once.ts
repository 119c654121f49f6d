/** What was read of companies while several of their papers are looked at in one go; nothing of it changes meanwhile. */
export type ReadAlready = Map<string, unknown>

/** Reads what `of` names unless it was read already. `what` is one for each kind of thing that is read. */
export function readOnce<T>(already: ReadAlready, what: string, of: object, read: () => T): T {
  const name = `${what} ${JSON.stringify(of)}`
  if (!already.has(name)) already.set(name, read())
  return already.get(name) as T
}
