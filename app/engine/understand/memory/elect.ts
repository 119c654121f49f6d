/** What one memory says, with its age: 0 is the newest. */
export interface Vote<T> {
  key: string
  age: number
  says: T
}

/** The newest weighs more than one other, so that a second approval corrects the first; it does not outweigh two. */
const NEWEST = 1.5

/** What most memories say, the newest of equals; the others behind it in turn. */
export function elect<T>(votes: readonly Vote<T>[]): T[][] {
  const youngest = Math.min(...votes.map(({ age }) => age))
  const groups = new Map<string, Vote<T>[]>()
  for (const vote of votes) groups.set(vote.key, [...(groups.get(vote.key) ?? []), vote])
  const weight = (group: readonly Vote<T>[]) => group.reduce((sum, { age }) => sum + (age === youngest ? NEWEST : 1), 0)
  return [...groups.values()].sort((a, b) => weight(b) - weight(a)).map((group) => group.map(({ says }) => says))
}
