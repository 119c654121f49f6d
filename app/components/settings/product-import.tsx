import { useRevalidator } from '@remix-run/react'
import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { buttonClass } from '#app/components/ui/button.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useApi } from '#app/components/use-api.ts'
import { useText } from '#app/i18n/text.ts'

interface ImportAnswer {
  meta: { created: number; updated: number; unchanged: number }
}

/** Takes a CSV of the catalogue in as soon as it is chosen: all of its lines or none. */
export function ProductImport() {
  const { t } = useText()
  const id = useId()
  const { call } = useApi()
  const { succeed } = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  async function take(file: File) {
    setBusy(true)
    const answer = await call<ImportAnswer>('post', '/products/import', { csv: await file.text() })
    setBusy(false)
    revalidate()
    if (answer) succeed(t('settings:products.imported', { count: answer.meta.created + answer.meta.updated + answer.meta.unchanged }))
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div className="relative has-[:focus-visible]:rounded-md has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus">
        <label htmlFor={id} className="sr-only">
          {t('settings:products.file')}
        </label>
        <span className={buttonClass({ look: 'primary' })} aria-hidden>
          <Upload className="size-4" />
          {t('settings:products.import')}
        </span>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          disabled={busy}
          aria-describedby={`${id}-columns`}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) void take(file)
          }}
        />
      </div>
      <p id={`${id}-columns`} className="text-xs text-muted">
        {t('settings:products.columns')}
      </p>
    </div>
  )
}
