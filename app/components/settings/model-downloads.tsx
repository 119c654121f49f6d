import { useRevalidator } from '@remix-run/react'
import { Check, Download } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { Progress } from '#app/components/ui/progress.tsx'
import { useApi } from '#app/components/use-api.ts'
import type { ModelState, PullView } from '#app/contract/model.ts'
import { formatDecimal } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'

/** Models worth having, with their sizes, any other by its name, and how far a download is. */
export function ModelDownloads({ model, mayWrite }: { model: ModelState; mayWrite: boolean }) {
  const text = useText()
  const { t } = text
  const { call } = useApi()
  const { revalidate } = useRevalidator()
  const [name, setName] = useState('')
  const isPulling = model.pull?.state === 'running'
  async function pull(wanted: string) {
    await call('post', '/model/pull', { model: wanted })
    revalidate()
  }
  async function cancel() {
    await call('delete', '/model/pull')
    revalidate()
  }
  function pullNamed(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '') void pull(name.trim()).then(() => setName(''))
  }
  return (
    <section aria-label={t('settings:model.recommended')} className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">{t('settings:model.recommended')}</h3>
      <p className="text-sm text-muted">{t('settings:model.recommended_text')}</p>
      {model.pull ? <PullProgress pull={model.pull} onCancel={mayWrite ? () => void cancel() : undefined} /> : null}
      <ul className="mt-2 divide-y divide-line">
        {model.recommended.map((one) => (
          <li key={one.name} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <span className="min-w-32 font-medium">{one.name}</span>
            <span className="flex-1 text-sm text-muted">
              {t(one.sees ? 'settings:model.text_and_pictures' : 'settings:model.text_only')}
              {one.size === null ? '' : `, ${sizeOf(one.size, text)}`}
            </span>
            {one.installed ? (
              <Badge tone="success" icon={<Check aria-hidden />}>
                {t('settings:model.installed')}
              </Badge>
            ) : mayWrite ? (
              <Button
                size="small"
                disabled={isPulling}
                aria-label={t('settings:model.download_named', { model: one.name })}
                onClick={() => void pull(one.name)}
              >
                <Download className="size-4" aria-hidden />
                {t('settings:model.download')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <form onSubmit={pullNamed} className="mt-3 flex flex-wrap items-end gap-2">
          <Field label={t('settings:model.other')} className="w-60">
            {(control) => (
              <Input {...control} value={name} maxLength={200} autoComplete="off" onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
          <Button type="submit" disabled={isPulling}>
            {t('settings:model.download')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

function PullProgress({ pull, onCancel }: { pull: PullView; onCancel: (() => void) | undefined }) {
  const text = useText()
  const { t } = text
  const { model, state, completed, total } = pull
  const trouble = pull.trouble === 'unknown_model' ? 'unknown_model' : 'broke_off'
  const sentence = state === 'failed' ? t(`settings:model.pull.${trouble}`, { model }) : t(`settings:model.pull.${state}`, { model })
  const [done, all] = [sizeOf(completed, text), sizeOf(total, text)]
  return (
    <div className="my-3 rounded-md border border-line p-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p role="status" className={state === 'failed' ? 'text-danger' : ''}>
          {sentence}
        </p>
        {state === 'running' && onCancel ? (
          <Button size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
      {state === 'running' ? (
        <>
          <Progress share={total > 0 ? completed / total : undefined} label={sentence} />
          {total > 0 ? <p className="mt-1 text-sm text-muted tabular-nums">{t('settings:model.pull.of', { done, all })}</p> : null}
        </>
      ) : null}
    </div>
  )
}

/** Gigabytes, as model servers tell sizes: 6.6 GB. */
function sizeOf(bytes: number, { t, language }: ReturnType<typeof useText>): string {
  return t('settings:model.gigabytes', { size: formatDecimal((Math.round(bytes / 100_000_000) / 10).toFixed(1), language) })
}
