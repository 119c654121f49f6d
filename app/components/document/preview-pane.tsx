import { FileX2 } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { useAwake } from '#app/components/ui/use-awake.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { useText } from '#app/i18n/text.ts'

// pdf.js is large and needs a browser: it comes after the form, and only where there is a PDF.
const PdfPreview = lazy(async () => ({ default: (await import('./pdf-preview.client.tsx')).PdfPreview }))

/** The left side of the desk: the PDF, or that there is none. */
export function PreviewPane() {
  const { document } = useDesk()
  return <PreviewRegion>{document.sha256 === null ? <NoPreview /> : <Pdf />}</PreviewRegion>
}

export function PreviewRegion({ children }: { children: ReactNode }) {
  const { t } = useText()
  return (
    <section aria-label={t('desk:preview.label')} className="flex h-full min-h-0 flex-col bg-sunken" id="document-preview">
      {children}
    </section>
  )
}

export function NoPreview() {
  const { t } = useText()
  return (
    <div className="m-auto">
      <EmptyState icon={<FileX2 aria-hidden />} title={t('desk:no_preview')} />
    </div>
  )
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

export function PageSkeleton() {
  return (
    <div className="min-h-0 flex-1 overflow-hidden p-4">
      <Skeleton className="mx-auto aspect-[1/1.414] w-full max-w-3xl bg-surface" />
    </div>
  )
}
