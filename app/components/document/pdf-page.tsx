import { clsx } from 'clsx'
import { Info } from 'lucide-react'
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Page } from 'react-pdf'
import type { Hit } from '#app/components/desk/find-words.ts'
import { withWholeNumbers } from '#app/components/desk/whole-numbers.ts'
import type { PageNotRead } from '#app/contract/reading.ts'
import type { WordsOfPage } from '#app/contract/words.ts'
import { useText } from '#app/i18n/text.ts'
import type { PageMark } from './page-marks.ts'
import { PageOverlay } from './page-overlay.tsx'
import type { PreviewView } from './use-preview-view.ts'

/** Height by width of a page whose size is not known yet: A4. */
const USUAL_RATIO = 1.414
/** How near a page must come, in window heights, before it is drawn. */
const NEAR = '120%'

interface PdfPageProps {
  number: number
  view: PreviewView
  marks: PageMark[]
  words: WordsOfPage | undefined
  /** Where the words that were searched for stand on it. */
  hits: Hit[]
  /** What it was taken for, where it was left out of the reading. */
  notReadAs: PageNotRead['as'] | undefined
}

/** One page, drawn while it is near the window; away from it only its place is kept, so that hundreds of pages cost nothing. */
export function PdfPage({ number, view, marks, words, hits, notReadAs }: PdfPageProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  const pieces = useMemo(() => withWholeNumbers(words?.words ?? []), [words])
  const isNear = useIsNear(place)
  const [ratio, setRatio] = useState(words ? words.height / words.width : USUAL_RATIO)
  // The page's own rotation, which the reader's comes on top of.
  const [ownRotation, setOwnRotation] = useState(0)
  const isSideways = view.turns % 2 === 1
  const noteId = useId()
  const page = (
    <div
      ref={place}
      data-page={number}
      role="group"
      aria-label={t('desk:preview.page', { page: number })}
      aria-describedby={notReadAs ? noteId : undefined}
      className={clsx('relative bg-white shadow-raised [&_canvas]:h-full! [&_canvas]:w-full!', notReadAs && 'scroll-mt-16')}
      style={{ width: view.width, aspectRatio: isSideways ? `${ratio} / 1` : `1 / ${ratio}` }}
    >
      {isNear ? (
        <>
          <Page
            pageNumber={number}
            width={view.width}
            rotate={view.turns === 0 ? null : (ownRotation + 90 * view.turns) % 360}
            renderTextLayer={false}
            renderAnnotationLayer={false}
            loading={null}
            error={<p className="p-6 text-center text-danger">{t('desk:preview.broken_page')}</p>}
            onLoadSuccess={(page) => {
              const { width, height } = page.getViewport({ scale: 1 })
              setRatio(height / width)
              setOwnRotation(page.rotate)
            }}
            className="absolute inset-0 overflow-hidden"
          />
          <PageOverlay page={number} marks={marks} words={pieces} hits={hits} turns={view.turns} isInView={view.page === number} />
        </>
      ) : null}
    </div>
  )
  if (!notReadAs) return page
  return (
    <>
      <p
        id={noteId}
        className="sticky left-0 flex items-start gap-1.5 text-sm text-muted [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0"
        // As wide as the window shows, however large the page is drawn.
        style={{ width: Math.min(view.width, view.width / view.zoom) }}
      >
        <Info aria-hidden />
        {t(`desk:preview.not_read.${notReadAs}`, { page: number })}
      </p>
      {page}
    </>
  )
}

function useIsNear(place: RefObject<HTMLElement>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: element.closest('[data-pages]'),
      rootMargin: `${NEAR} 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return isNear
}
