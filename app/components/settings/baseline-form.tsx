import type { FormEvent } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useChange } from '#app/components/use-change.ts'
import type { SettingsView } from '#app/contract/settings.ts'
import { useText } from '#app/i18n/text.ts'

/** What keying by hand is reckoned with; the analytics subtract the review time from it. */
export function BaselineForm({ baseline, mayWrite }: { baseline: SettingsView['baseline']; mayWrite: boolean }) {
  const { t } = useText()
  const { busy, change } = useChange()
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const seconds = (name: string) => Number(form.get(name))
    const body = { baseline: { field_seconds: seconds('field'), character_seconds: seconds('character') } }
    void change('patch', '/settings', { body, said: t('settings:extraction.saved') })
  }
  return (
    <Card className="p-5">
      <h2 className="text-lg font-semibold">{t('settings:extraction.baseline_title')}</h2>
      <p className="text-muted">{mayWrite ? t('settings:extraction.baseline_text') : t('settings:extraction.admins_only')}</p>
      <form onSubmit={save} className="mt-4 flex flex-wrap items-end gap-4">
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
