const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'
/** So long, in milliseconds, what had the focus may still go: the list is read anew after the change that was confirmed. */
const MAY_GO = 5000

/** Marks a bar that belongs to the list below it. */
export const OF_LIST = 'data-of-list'

/**
 * What stands around an element of a list, nearest first: the row below, the row above, then the same of what holds them. Nothing around
 * others: what goes with a whole screen is followed by a screen that knows where one begins.
 */
export function neighboursOf(element: Element): Element[] {
  const found: Element[] = []
  if (!element.closest(`tr, li, [${OF_LIST}]`)) return found
  for (let node: Element | null = element; node && node.localName !== 'main'; node = node.parentElement)
    for (const beside of [node.nextElementSibling, node.previousElementSibling]) if (beside) found.push(beside)
  return found
}

/** Gives the focus to the first of these that is still there and can have it, or holds something that can. */
export function focusFirst(places: readonly Element[]): void {
  for (const place of places) {
    if (!place.isConnected) continue
    const controls = place.matches(FOCUSABLE) ? [place] : [...place.querySelectorAll(FOCUSABLE)]
    const control = controls.find((one) => one.checkVisibility({ visibilityProperty: true }))
    if (control instanceof HTMLElement) return control.focus()
  }
}

/** Whoever goes on with the keyboard does so where they were: when the element goes while it has the focus, what stands near gets it. */
export function focusNearOnceGone(element: Element, near: readonly Element[]): void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    observer.disconnect()
    if (document.activeElement === null || document.activeElement === document.body) focusFirst(near)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), MAY_GO)
}
