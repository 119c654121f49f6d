import { clsx } from 'clsx'
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { Document, PasswordResponses } from 'react-pdf'
import { kinds } from '#app/contract/kinds/index.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { useSearchHits } from '#app/components/desk/use-search-hits.ts'
import { useText } from '#app/i18n/text.ts'
import { PdfPage } from './pdf-page.tsx'
import { marksByPage } from './page-marks.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { usePdfWorker } from './pdf-worker.client.ts'
import { PreviewToolbar } from './preview-toolbar.tsx'
import { SearchNote } from './search-note.tsx'
import { type Lock, UnlockPdf } from './unlock-pdf.tsx'
import { usePreviewView } from './use-preview-view.ts'

// Fonts and maps are served beside the library.
const addresses = {
  cMapUrl: '/pdfjs/cmaps/',
  standardFontDataUrl: '/pdfjs/standard_fonts/',
  wasmUrl: '/pdfjs/wasm/',
  iccUrl: '/pdfjs/iccs/',
  isEvalSupported: false,
}

// What scrolls takes the focus, so that the arrow keys can scroll it (WCAG 2.1.1).
const scrollable = { tabIndex: 0 }

/** The PDF with the values marked on it. Pages are drawn when they come near; words can be taken into the active value. */
export function PdfPreview() {
  const { t } = useText()
  const desk = useDesk()
  const { document, active, placeOf, setPdf, words } = desk
  const scroller = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState(0)
  const [lock, setLock] = useState<Lock | null>(null)
  const view = usePreviewView(scroller, pages)
  const worker = usePdfWorker()
  const options = useMemo(() => ({ ...addresses, worker }), [worker])
  const marks = useMemo(() => marksByPage(desk), [desk])
  const file = useMemo(() => ({ url: `/api/v1/${kinds[document.kind].slug}/${document.id}/file` }), [document.kind, document.id])

  useImperativeHandle(desk.previewRef, () => view)

  const place = active === null ? undefined : placeOf(active)
  const { show } = view
  const [page, top, left] = [place?.page, place?.box[1], place?.box[0]]
  useEffect(() => {
    if (page !== undefined && top !== undefined && left !== undefined) show(page, top, left)
  }, [page, top, left, show])

  const search = useSearchHits(words)
  const [hit] = search.hits
  const isShown = useRef(false)
  useEffect(() => {
    if (!hit || isShown.current) return
    isShown.current = true
    show(hit.page, hit.box[1], hit.box[0])
  }, [hit, show])

  return (
    <>
      <PreviewToolbar view={view} pages={pages} />
      <SearchNote {...search} isReady={words.size > 0} />
      <div
        ref={scroller}
        className="relative min-h-0 flex-1 overflow-auto overscroll-contain p-3 [scrollbar-gutter:stable]"
        data-pages
        {...scrollable}
        role="group"
        aria-label={t('desk:preview.pages')}
      >
        <Document
          file={file}
          options={options}
          loading={lock ? <UnlockPdf lock={lock} /> : <PageSkeleton />}
          error={<p className="p-6 text-center text-danger">{t('desk:preview.failed')}</p>}
          onPassword={(open, reason) => setLock({ open, isWrong: reason === PasswordResponses.INCORRECT_PASSWORD })}
          onLoadSuccess={(pdf) => {
            setPages(pdf.numPages)
            setPdf(pdf)
          }}
          // What stands in for the pages has no width of its own.
          className={clsx('mx-auto flex flex-col gap-3', pages === 0 ? 'w-full' : 'w-fit')}
        >
          {view.width > 0
            ? Array.from({ length: pages }, (_, index) => (
                <PdfPage
                  key={index}
                  number={index + 1}
                  view={view}
                  marks={marks.get(index + 1) ?? []}
                  words={words.get(index + 1)}
                  hits={search.hits.filter((one) => one.page === index + 1)}
                  notReadAs={document.pages_not_read.find((one) => one.page === index + 1)?.as}
                />
              ))
            : null}
        </Document>
      </div>
    </>
  )
}
