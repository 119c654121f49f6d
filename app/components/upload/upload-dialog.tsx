import { clsx } from 'clsx'
import { FileUp } from 'lucide-react'
import { useId, type InputHTMLAttributes } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '#app/components/ui/button.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { ACCEPTED_TYPE } from '#app/contract/uploads.ts'
import { useText } from '#app/i18n/text.ts'
import { UploadLine } from './upload-line.tsx'
import { inOrderOfConcern, isOver, type Upload } from './upload-state.ts'

interface UploadDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  uploads: Upload[]
  /** The content of each file decides its kind; undefined where there is no other way (Home). */
  byContent: boolean | undefined
  onByContent: (byContent: boolean) => void
  onFiles: (files: File[]) => void
  onRetry: (upload: Upload) => void
  onClear: () => void
}

/** Takes PDF files by drop or by choosing; the upload starts at once and goes on when the dialog is closed. */
export function UploadDialog({ open, onOpenChange, uploads, byContent, onByContent, onFiles, onRetry, onClear }: UploadDialogProps) {
  const { t } = useText()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('documents:upload.title')}
      description={t('documents:upload.text')}
      wide
      footer={
        <>
          {uploads.some(isOver) ? (
            <Button look="quiet" onClick={onClear}>
              {t('clear')}
            </Button>
          ) : null}
          <Button look="primary" onClick={() => onOpenChange(false)}>
            {t('done')}
          </Button>
        </>
      }
    >
      <DropArea onFiles={onFiles} />
      {byContent === undefined ? null : (
        <Checkbox
          className="mt-2"
          label={t('documents:upload.sort_by_content')}
          checked={byContent}
          onChange={(event) => onByContent(event.target.checked)}
        />
      )}
      {uploads.length > 0 ? (
        <ul aria-label={t('documents:upload.queue')} className="mt-4 divide-y divide-line rounded-md border border-line">
          {inOrderOfConcern(uploads).map((upload) => (
            <UploadLine key={upload.key} upload={upload} onOpen={() => onOpenChange(false)} onRetry={() => onRetry(upload)} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}

/** The browser's own file input lies over the whole area, so that click, keys and touch need no script of ours. */
function DropArea({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useText()
  const id = useId()
  const { getRootProps, getInputProps, isDragActive } = useDropzone({ onDrop: onFiles, noClick: true, noKeyboard: true })
  const { style: _hidden, tabIndex: _skipped, ...input } = getInputProps<InputHTMLAttributes<HTMLInputElement>>({ multiple: true })
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {t('documents:upload.input')}
      </label>
      <div
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        className={clsx(
          'relative flex flex-col items-center gap-1 rounded-lg border-2 border-dashed px-6 py-9 text-center transition-colors',
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
          isDragActive ? 'border-accent bg-accent-soft' : 'border-edge/70 bg-sunken/50 hover:border-accent hover:bg-accent-soft/50',
        )}
      >
        <FileUp className="mb-1 size-7 text-accent" aria-hidden />
        <p className="font-medium">{isDragActive ? t('documents:upload.drop_now') : t('documents:upload.drop')}</p>
        <p id={`${id}-accepted`} className="text-sm text-muted">
          {t('documents:upload.accepted')}
        </p>
        <input
          {...input}
          id={id}
          accept={`${ACCEPTED_TYPE},.pdf`}
          aria-describedby={`${id}-accepted`}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
    </div>
  )
}
