import { lazy, Suspense } from 'react'
import { useAwake } from '#app/components/ui/use-awake.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { NoPreview, PreviewRegion } from './preview-region.tsx'

// pdf.js is large and needs a browser: the form never waits for it. It is fetched as soon as the desk's own code is there, while the form awakes,
// and with it a worker begins to start.
const loading = typeof document === 'undefined' ? undefined : import('./pdf-preview.client.tsx')
// Whoever shows the preview is told when it can't be had; until then that is nobody's failure.
loading?.catch(() => undefined)
const PdfPreview = lazy(async () => ({ default: (await (loading ?? import('./pdf-preview.client.tsx'))).PdfPreview }))

/** The left side of the desk: the PDF, or that there is none. */
export function PreviewPane() {
  const { document } = useDesk()
  return <PreviewRegion>{document.sha256 === null ? <NoPreview /> : <Pdf />}</PreviewRegion>
}

function Pdf() {
  const isBrowser = useAwake()
  return isBrowser ? (
    <Suspense fallback={<PageSkeleton />}>
      <PdfPreview />
    </Suspense>
  ) : (
    <PageSkeleton />
  )
}
