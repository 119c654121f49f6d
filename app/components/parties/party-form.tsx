import type { FormEvent } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { Textarea } from '#app/components/ui/textarea.tsx'
import { useChange } from '#app/components/use-change.ts'
import type { PartyView } from '#app/contract/parties.ts'
import { useText } from '#app/i18n/text.ts'

const short = ['name', 'tax_id', 'code', 'payment_terms'] as const
const long = ['address', 'contact', 'bank_details'] as const

/** What is known of a company; whoever may, changes it. */
export function PartyForm({ party, mayWrite }: { party: PartyView; mayWrite: boolean }) {
  const { t } = useText()
  const { busy, change } = useChange()
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = Object.fromEntries([...short, ...long].map((name) => [name, String(form.get(name) ?? '').trim()]))
    void change('patch', `/parties/${party.id}`, { body, said: t('learning:parties.saved', { name: body.name }) })
  }
  return (
    // A new state of the company fills the form anew.
    <form key={party.updated_at} onSubmit={save} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {short.map((name) => (
          <Field key={name} label={t(`learning:parties.${name}`)} required={name === 'name'}>
            {(control) => (
              <Input
                {...control}
                name={name}
                defaultValue={party[name] ?? ''}
                maxLength={name === 'name' ? 500 : name === 'payment_terms' ? 4000 : 200}
                readOnly={!mayWrite}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
        {long.map((name) => (
          <Field key={name} label={t(`learning:parties.${name}`)} className={name === 'address' ? 'sm:col-span-2' : undefined}>
            {(control) => (
              <Textarea {...control} name={name} rows={2} defaultValue={party[name] ?? ''} maxLength={4000} readOnly={!mayWrite} />
            )}
          </Field>
        ))}
      </div>
      {mayWrite ? (
        <div>
          <Button type="submit" look="primary" busy={busy}>
            {t('save')}
          </Button>
        </div>
      ) : null}
    </form>
  )
}
