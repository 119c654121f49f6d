import { CircleCheckBig, FileUp, ScanSearch } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useUploader } from '#app/components/upload/upload-provider.tsx'
import { useText } from '#app/i18n/text.ts'
import { fetchSamples } from './samples.ts'

const steps = ['upload', 'review', 'approve'] as const
const icons: Record<(typeof steps)[number], ReactNode> = {
  upload: <FileUp aria-hidden />,
  review: <ScanSearch aria-hidden />,
  approve: <CircleCheckBig aria-hidden />,
}

/** Home of an empty installation: three steps, and samples for those who have nothing at hand. */
export function FirstSteps() {
  const { t } = useText()
  const { fail } = useToast()
  const uploader = useUploader()
  const [busy, setBusy] = useState(false)
  async function loadSamples() {
    setBusy(true)
    try {
      uploader.upload('auto', await fetchSamples())
    } catch {
      // Whatever the cause, the reader learns that nothing was loaded and may try again.
      fail(t('failure.offline_title'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="text-xl font-semibold tracking-tight">{t('pages:home.start_title')}</h2>
      <p className="mt-1 text-muted">{t('pages:home.start_text')}</p>
      <ol className="mt-7 grid gap-6 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-5">
              {icons[step]}
            </span>
            <div>
              <h3 className="font-semibold">
                {index + 1}. {t(`pages:home.steps.${step}_title`)}
              </h3>
              <p className="mt-0.5 text-muted">{t(`pages:home.steps.${step}_text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
        <Button look="primary" onClick={() => uploader.open('auto')}>
          <FileUp className="size-4" aria-hidden />
          {t('documents:upload.button')}
        </Button>
        <Button busy={busy} onClick={() => void loadSamples()}>
          {t('pages:home.samples')}
        </Button>
        <p className="text-sm text-muted">{t('pages:home.samples_text')}</p>
      </div>
    </Card>
  )
}
