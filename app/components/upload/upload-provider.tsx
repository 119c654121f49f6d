import { useRevalidator } from '@remix-run/react'
import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react'
import { useToast } from '#app/components/ui/toast.tsx'
import { holdWork } from '#app/components/work-under-way.ts'
import { useText } from '#app/i18n/text.ts'
import { sendFile } from './send-file.ts'
import { type Outcome, summaryOf } from './summary-of.ts'
import { UploadDialog } from './upload-dialog.tsx'
import { isOver, isTrouble, type Target, type Upload, uploadsAfter } from './upload-state.ts'

const AT_ONCE = 3 // files under way together

interface Uploader {
  open: (target: Target) => void
  upload: (target: Target, files: File[]) => void
}

const Context = createContext<Uploader | null>(null)

export function useUploader(): Uploader {
  const uploader = useContext(Context)
  if (!uploader) throw new Error('useUploader needs an UploadProvider above it')
  return uploader
}

/** Keeps the uploads of the visit above the screens, so that they go on while people move about. */
export function UploadProvider({ children }: { children: ReactNode }) {
  const { t } = useText()
  const { show, succeed, fail } = useToast()
  const { revalidate } = useRevalidator()
  const [uploads, tell] = useReducer(uploadsAfter, [])
  const [target, setTarget] = useState<Target>('auto')
  const [shown, setShown] = useState(false)
  const [byContent, setByContent] = useState(false)
  const waiting = useRef<Upload[]>([])
  const running = useRef(0)
  const keys = useRef(0)
  const outcomes = useRef<Outcome[]>([])

  const work = useCallback(async () => {
    if (running.current >= AT_ONCE) return
    running.current += 1
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { key, to, file } = next
      const outcome = await sendFile(to, file, (share) => tell({ type: 'sending', key, share }))
      tell({ type: 'answered', key, outcome })
      outcomes.current.push({ name: file.name, stage: outcome.stage })
    }
    running.current -= 1
    if (running.current > 0) return
    revalidate()
    // The dialog may have been closed meanwhile: what was not taken is told as well.
    const said = summaryOf(t, outcomes.current)
    const troubles = outcomes.current.filter(({ stage }) => isTrouble(stage)).length
    if (troubles === 0) succeed(said)
    else if (troubles === outcomes.current.length) fail(said)
    // Seventy files that are here and one that is not are no error.
    else show({ heading: t('documents:upload.summary.partly'), body: said, type: 'danger' })
    outcomes.current = []
  }, [revalidate, show, succeed, fail, t])

  const queue = useCallback(
    (chosen: Upload[]) => {
      waiting.current.push(...chosen)
      for (let worker = 0; worker < AT_ONCE; worker++) void work()
    },
    [work],
  )
  const take = useCallback(
    (to: Target, files: File[]) => {
      if (files.length === 0) return
      const chosen = files.map((file): Upload => ({ key: ++keys.current, name: file.name, file, to, stage: 'waiting', share: 0 }))
      tell({ type: 'chosen', uploads: chosen })
      queue(chosen)
    },
    [queue],
  )
  const isUnderWay = uploads.some((upload) => !isOver(upload))
  useEffect(() => (isUnderWay ? holdWork('uploads', () => undefined) : undefined), [isUnderWay])
  const uploader = useMemo<Uploader>(() => {
    const open = (to: Target) => {
      setTarget(to)
      setShown(true)
    }
    return {
      open,
      upload: (to, files) => {
        open(to)
        take(to, files)
      },
    }
  }, [take])
  return (
    <Context.Provider value={uploader}>
      {children}
      <UploadDialog
        open={shown}
        onOpenChange={setShown}
        uploads={uploads}
        byContent={target === 'auto' ? undefined : byContent}
        onByContent={setByContent}
        onFiles={(files) => take(byContent ? 'auto' : target, files)}
        onRetry={(upload) => {
          tell({ type: 'retried', key: upload.key })
          queue([upload])
        }}
        onClear={() => tell({ type: 'cleared' })}
      />
    </Context.Provider>
  )
}
