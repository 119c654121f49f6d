import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#app/i18n/text.ts'

/** Takes files that are dropped anywhere on the page, and says so while they hang over it. */
export function DropAnywhere({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useText()
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    // Entering a child fires enter before leave: only the sum tells whether the files are still over the page.
    let depth = 0
    const listeners = new AbortController()
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      window.addEventListener(type, (event) => (carriesFiles(event) ? handle(event) : undefined), { signal: listeners.signal })
    on('dragenter', () => setOver(++depth > 0))
    on('dragleave', () => setOver(--depth > 0))
    on('dragover', (event) => event.preventDefault())
    on('drop', (event) => {
      depth = 0
      setOver(false)
      if (event.defaultPrevented) return
      event.preventDefault()
      take.current([...(event.dataTransfer?.files ?? [])])
    })
    return () => listeners.abort()
  }, [])
  if (!over) return null
  return (
    <div className="pointer-events-none fixed inset-3 z-30 grid place-items-center rounded-lg border-2 border-dashed border-accent bg-accent-soft/90">
      <p className="flex flex-col items-center gap-2 text-xl font-semibold text-accent-ink">
        <FileUp className="size-10" aria-hidden />
        {t('documents:upload.drop_now')}
      </p>
    </div>
  )
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}
