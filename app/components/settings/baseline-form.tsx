import { useRevalidator } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useApi } from '#app/components/use-api.ts'
import type { SettingsView } from '#app/contract/settings.ts'
import { useText } from '#app/i18n/text.ts'

/** What keying by hand is reckoned with; the analytics subtract the review time from it. */
export function BaselineForm({ baseline, mayWrite }: { baseline: SettingsView['baseline']; mayWrite: boolean }) {
  const { t } = useText()
  const { call } = useApi()
  const { succeed } = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const seconds = (name: string) => Number(form.get(name))
    setBusy(true)
    const kept = await call('patch', '/settings', {
      baseline: { field_seconds: seconds('field'), character_seconds: seconds('character') },
    })
    setBusy(false)
    revalidate()
    if (kept !== undefined) succeed(t('settings:extraction.saved'))
  }
  return (
    <Card className="p-5">
      <h2 className="text-lg font-semibold">{t('settings:extraction.baseline_title')}</h2>
      <p className="text-muted">{mayWrite ? t('settings:extraction.baseline_text') : t('settings:extraction.admins_only')}</p>
      <form onSubmit={(event) => void save(event)} className="mt-4 flex flex-wrap items-end gap-4">
        <Field label={t('settings:extraction.seconds_a_field')} className="w-44">
          {(control) => (
            <Input
              {...control}
              name="field"
              type="number"
              min={0}
              max={3600}
              step="0.01"
              required
              readOnly={!mayWrite}
              defaultValue={baseline.field_seconds}
            />
          )}
        </Field>
        <Field label={t('settings:extraction.seconds_a_character')} className="w-44">
          {(control) => (
            <Input
              {...control}
              name="character"
              type="number"
              min={0}
              max={60}
              step="0.01"
              required
              readOnly={!mayWrite}
              defaultValue={baseline.character_seconds}
            />
          )}
        </Field>
        {mayWrite ? (
          <Button type="submit" look="primary" busy={busy}>
            {t('save')}
          </Button>
        ) : null}
      </form>
    </Card>
  )
}
