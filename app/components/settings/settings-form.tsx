import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useChange } from '#app/components/use-change.ts'
import { useText } from '#app/i18n/text.ts'

interface SettingsFormProps {
  title: string
  text: string
  /** What is said when it is kept. */
  said: string
  mayWrite: boolean
  /** The body of the PATCH; `number` gives what stands in an input. */
  bodyOf: (number: (name: string) => number) => object
  children: ReactNode
}

/** Numbers of the installation in a card of their own: admins change them, others read them. */
export function SettingsForm({ title, text, said, mayWrite, bodyOf, children }: SettingsFormProps) {
  const { t } = useText()
  const { busy, change } = useChange()
  const id = useId()
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void change('patch', '/settings', { body: bodyOf((name) => Number(form.get(name))), said })
  }
  return (
    <Card className="p-5">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="text-muted">{mayWrite ? text : t('settings:extraction.admins_only')}</p>
      <form aria-labelledby={id} onSubmit={save} className="mt-4 flex flex-wrap items-end gap-4">
        {children}
        {mayWrite ? (
          <Button type="submit" look="primary" busy={busy}>
            {t('save')}
          </Button>
        ) : null}
      </form>
    </Card>
  )
}

interface NumberFieldProps {
  label: string
  name: string
  max: number
  step: string
  value: number
  mayWrite: boolean
}

export function NumberField({ label, name, max, step, value, mayWrite }: NumberFieldProps) {
  return (
    <Field label={label} className="w-44">
      {(control) => (
        <Input {...control} name={name} type="number" min={0} max={max} step={step} required readOnly={!mayWrite} defaultValue={value} />
      )}
    </Field>
  )
}
