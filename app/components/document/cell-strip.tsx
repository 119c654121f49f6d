import { useLayoutEffect, useRef, useState } from 'react'
import { controlId, type Path } from '#app/components/desk/paths.ts'
import { PageStrip } from './page-strip.tsx'

const WIDEST = 420 // pixels
const MARGIN = 8 // pixels to the edges of what is in sight

/** The page around the active cell: above its row, over its column, wider than a cell and within what is in sight of the table. */
export function CellStrip({ path }: { path: Path }) {
  const room = useRef<HTMLTableCellElement>(null)
  const [span, setSpan] = useState<{ left: number; width: number } | null>(null)
  useLayoutEffect(() => {
    const sight = room.current?.closest('table')?.parentElement
    if (!sight) return
    const measure = () => setSpan(spanOver(document.getElementById(controlId(path)), sight))
    const watcher = new ResizeObserver(measure)
    measure()
    watcher.observe(sight)
    return () => watcher.disconnect()
  }, [path])
  return (
    <td ref={room} aria-hidden className="col-span-full p-0">
      <div className="py-1 empty:py-0" style={span ? { marginLeft: span.left, width: span.width } : undefined}>
        <PageStrip path={path} />
      </div>
    </td>
  )
}

function spanOver(cell: HTMLElement | null, sight: HTMLElement): { left: number; width: number } | null {
  if (!cell) return null
  const box = cell.getBoundingClientRect()
  const middle = box.left + box.width / 2 - sight.getBoundingClientRect().left + sight.scrollLeft
  const width = Math.min(WIDEST, sight.clientWidth - 2 * MARGIN)
  const last = sight.scrollLeft + sight.clientWidth - width - MARGIN
  return { left: Math.max(sight.scrollLeft + MARGIN, Math.min(middle - width / 2, last)), width }
}
