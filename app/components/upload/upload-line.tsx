import { Link } from '@remix-run/react'
import { CircleCheck, CopyCheck, FileText, RotateCcw, TriangleAlert } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Progress } from '#app/components/ui/progress.tsx'
import { useText } from '#app/i18n/text.ts'
import type { Upload, UploadStage } from './upload-state.ts'

const icons: Record<UploadStage, ReactNode> = {
  waiting: <FileText className="text-muted" aria-hidden />,
  sending: <FileText className="text-muted" aria-hidden />,
  created: <CircleCheck className="text-success" aria-hidden />,
  duplicate: <CopyCheck className="text-info" aria-hidden />,
  refused: <TriangleAlert className="text-danger" aria-hidden />,
  broken: <TriangleAlert className="text-danger" aria-hidden />,
}

/** One file: its name, how far it is, and what became of it. */
export function UploadLine({ upload, onOpen, onRetry }: { upload: Upload; onOpen: () => void; onRetry: () => void }) {
  const { t } = useText()
  const { stage, path } = upload
  const line = useRef<HTMLLIElement>(null)

  function retry() {
    // The button goes with what it was for; the focus stays with the file.
    line.current?.focus()
    onRetry()
  }

  return (
    <li ref={line} tabIndex={-1} className="flex items-start gap-2.5 px-3 py-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {icons[stage]}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium">{upload.name}</span>
          <span className="shrink-0 text-sm text-muted">{wordFor(t, stage)}</span>
        </div>
        {stage === 'waiting' || stage === 'sending' ? (
          <div className="mt-1.5">
            <Progress share={stage === 'waiting' ? 0 : upload.share} label={t('documents:upload.progress', { name: upload.name })} />
          </div>
        ) : null}
        {stage === 'refused' || stage === 'broken' ? <p className="text-sm text-danger">{reasonFor(t, upload)}</p> : null}
        {stage === 'broken' ? (
          <Button size="small" className="mt-1.5" onClick={retry} aria-label={t('documents:retry_name', { name: upload.name })}>
            <RotateCcw className="size-3.5" aria-hidden />
            {t('retry')}
          </Button>
        ) : null}
        {path ? (
          <Link to={path} onClick={onOpen} className="rounded-sm text-sm font-medium text-accent-ink underline underline-offset-2">
            {stage === 'duplicate' ? t('documents:upload.open_twin') : t('documents:upload.open')}
          </Link>
        ) : null}
      </div>
    </li>
  )
}

type Texts = ReturnType<typeof useText>['t']

function wordFor(t: Texts, stage: UploadStage): string {
  if (stage === 'waiting' || stage === 'sending') return t('documents:upload.uploading')
  return t(`documents:upload.${stage}`)
}

function reasonFor(t: Texts, { stage, code, message }: Upload): string {
  if (message) return message
  if (code === 'not_a_pdf' || code === 'too_large') return t(`documents:upload.${code}`)
  return stage === 'broken' ? t('documents:upload.failed') : t('documents:upload.refused')
}
