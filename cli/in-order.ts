/** Works on items side by side and gives the results in the order of the items; at most `ahead` are begun and not yet given. */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  ahead: number,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = []
  let next = 0
  const begin = () => {
    const promise = work(items[next++]!)
    promise.catch(() => undefined) // waited for in its turn, where a failure is thrown
    begun.push(promise)
  }
  while (next < items.length || begun.length > 0) {
    while (next < items.length && begun.length < ahead) begin()
    yield await begun.shift()!
  }
}
