/** The same function of something on a page, with its answers kept as long as the lines of the page are: several finders ask for the same. */
export function rememberedOn<Page extends object, One extends object, Answer>(
  read: (one: One, page: Page) => Answer,
): (one: One, page: Page) => Answer {
  const pages = new WeakMap<Page, WeakMap<One, { answer: Answer }>>()
  return (one, page) => {
    let known = pages.get(page)
    if (!known) pages.set(page, (known = new WeakMap()))
    let found = known.get(one)
    if (!found) known.set(one, (found = { answer: read(one, page) }))
    return found.answer
  }
}
