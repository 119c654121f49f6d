import { useRevalidator } from '@remix-run/react'
import { isAxiosError } from 'axios'
import { CircleAlert, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { errorBodyOf } from '#app/client/api.ts'
import { browserClients } from '#app/client/browser.ts'
import { buttonClass } from '#app/components/ui/button.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { formatCount } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'

interface Counts {
  created: number
  updated: number
  unchanged: number
}

/** Takes a CSV of the catalogue in as soon as it is chosen: all of its lines or none; what is wrong is said line by line. */
export function ProductImport() {
  const { t, language } = useText()
  const id = useId()
  const { succeed } = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<{ file: string; lines: string[] }>()
  async function take(file: File) {
    setBusy(true)
    setFaults(undefined)
    try {
      const { data } = await browserClients().api.post<{ meta: Counts }>('/products/import', { csv: await file.text() })
      const { created, updated, unchanged } = data.meta
      const number = (count: number) => formatCount(count, language)
      succeed(t('settings:products.counts', { created: number(created), updated: number(updated), unchanged: number(unchanged) }))
      revalidate()
    } catch (error) {
      if (!isAxiosError(error)) throw error
      const lines = errorBodyOf(error)?.errors.map(({ title, detail }) => detail ?? title)
      setFaults({ file: file.name, lines: lines?.length ? lines : [t('failure.offline_title')] })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
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
        <p id={`${id}-columns`} className="text-sm text-muted">
          {t('settings:products.columns')}
        </p>
      </div>
      <div role="alert" className="contents">
        {faults ? (
          <div className="flex items-start gap-2.5 rounded-md bg-danger-soft px-3 py-2.5">
            <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
            <div className="min-w-0">
              <p className="font-medium">{t('settings:products.refused', { file: faults.file })}</p>
              <ul className="mt-1 list-disc pl-4 text-sm break-words">
                {faults.lines.map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
            </div>
          </div>
        ) : null}
      </div>
    </div>
  )
}
