import { ChevronDown, ChevronUp, Download, RotateCw, Scan, ZoomIn, ZoomOut } from 'lucide-react'
import { kinds } from '#app/contract/kinds/index.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { IconButton } from '#app/components/ui/icon-button.tsx'
import { formatShare } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'
import type { PreviewView } from './use-preview-view.ts'

export const ZOOM_STEP = 1.25

/** Page, zoom and rotation, for the mouse; the keys do the same. */
export function PreviewToolbar({ view, pages }: { view: PreviewView; pages: number }) {
  const { t, language } = useText()
  const { document } = useDesk()
  return (
    <div
      role="toolbar"
      aria-label={t('desk:preview.tools')}
      className="flex h-11 shrink-0 items-center gap-0.5 border-b border-line bg-surface px-2"
    >
      <IconButton
        small
        label={t('desk:preview.previous_page')}
        icon={<ChevronUp aria-hidden />}
        disabled={view.page <= 1}
        onClick={() => view.goTo(view.page - 1)}
      />
      <span className="px-1 text-sm whitespace-nowrap text-muted tabular-nums" aria-live="polite">
        {t('desk:preview.page_of', { page: view.page, pages: pages || document.pages || 1 })}
      </span>
      <IconButton
        small
        label={t('desk:preview.next_page')}
        icon={<ChevronDown aria-hidden />}
        disabled={view.page >= pages}
        onClick={() => view.goTo(view.page + 1)}
      />
      <span className="mx-1.5 h-5 w-px bg-line max-[400px]:hidden" />
      <IconButton small label={t('desk:preview.zoom_out')} icon={<ZoomOut aria-hidden />} onClick={() => view.zoomBy(1 / ZOOM_STEP)} />
      <span className="w-11 text-center text-sm text-muted tabular-nums">{formatShare(view.zoom, language)}</span>
      <IconButton small label={t('desk:preview.zoom_in')} icon={<ZoomIn aria-hidden />} onClick={() => view.zoomBy(ZOOM_STEP)} />
      <IconButton small label={t('desk:preview.fit')} icon={<Scan aria-hidden />} onClick={view.fit} />
      <IconButton small label={t('desk:preview.rotate')} icon={<RotateCw aria-hidden />} onClick={view.turn} />
      <a
        href={`/api/v1/${kinds[document.kind].slug}/${document.id}/file`}
        download={document.file_name ?? true}
        className="ml-auto inline-flex size-7 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      >
        <Download className="size-4" aria-hidden />
        <span className="sr-only">{t('desk:download')}</span>
      </a>
    </div>
  )
}
