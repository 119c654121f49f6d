import type { Desk } from '#app/components/desk/desk-context.ts'
import type { Path } from '#app/components/desk/paths.ts'
import type { FractionBox } from '#app/contract/reading.ts'

/** A value's place on a page, as the preview draws it. */
export interface PageMark {
  path: Path
  box: FractionBox
  isActive: boolean
  isDoubtful: boolean
}

/** Every value that has a place, by page; the active one last, so that it lies on top. */
export function marksByPage(desk: Desk): Map<number, PageMark[]> {
  const byPage = new Map<number, PageMark[]>()
  const others = desk.order.filter((path) => path !== desk.active)
  for (const path of desk.active === null ? others : [...others, desk.active]) {
    const place = desk.placeOf(path)
    if (!place) continue
    const mark = { path, box: place.box, isActive: path === desk.active, isDoubtful: desk.doubts.has(path) }
    const marks = byPage.get(place.page)
    if (marks) marks.push(mark)
    else byPage.set(place.page, [mark])
  }
  return byPage
}
