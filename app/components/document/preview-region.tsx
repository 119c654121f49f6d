import { FileX2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { useText } from '#app/i18n/text.ts'

/** Where a PDF is shown, or would be. Apart from what shows it, so that a screen without a PDF loads none of that. */
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
