import type { Desk } from '#app/components/desk/desk-context.ts'
import type { Path } from '#app/components/desk/paths.ts'
import type { FractionBox } from '#app/contract/reading.ts'

/** A value's place on a page, as the preview draws it. */
export interface PageMark {
  path: Path
  name: string
  box: FractionBox
  isActive: boolean
  isDoubtful: boolean
}

/** Every value that has a place, by page; the active one last, so that it lies on top. */
export function marksByPage(desk: Desk): Map<number, PageMark[]> {
  const byPage = new Map<number, PageMark[]>()
  for (const path of [...desk.order].sort((a, b) => Number(a === desk.active) - Number(b === desk.active))) {
    const place = desk.placeOf(path)
    if (!place) continue
    const mark = { path, name: desk.nameOf(path), box: place.box, isActive: path === desk.active, isDoubtful: desk.doubts.has(path) }
    byPage.set(place.page, [...(byPage.get(place.page) ?? []), mark])
  }
  return byPage
}
