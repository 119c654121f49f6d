import type { FormEvent } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useChange } from '#app/components/use-change.ts'
import { useText } from '#app/i18n/text.ts'

/** From which change of a price on a person is warned. */
export function PriceForm({ tolerance, mayWrite }: { tolerance: number; mayWrite: boolean }) {
  const { t } = useText()
  const { busy, change } = useChange()
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { price_tolerance: Number(new FormData(event.currentTarget).get('tolerance')) }
    void change('patch', '/settings', { body, said: t('settings:extraction.prices_saved') })
  }
  return (
    <Card className="p-5">
      <h2 className="text-lg font-semibold">{t('settings:extraction.prices_title')}</h2>
      <p className="text-muted">{mayWrite ? t('settings:extraction.prices_text') : t('settings:extraction.admins_only')}</p>
      <form onSubmit={save} className="mt-4 flex flex-wrap items-end gap-4">
        <Field label={t('settings:extraction.prices_tolerance')} className="w-44">
          {(control) => (
            <Input
              {...control}
              name="tolerance"
              type="number"
              min={0}
              max={1000}
              step="0.1"
              required
              readOnly={!mayWrite}
              defaultValue={tolerance}
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
