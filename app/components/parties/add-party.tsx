import { Plus } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { useChange } from '#app/components/use-change.ts'
import { partyRoles } from '#app/contract/parties.ts'
import { useText } from '#app/i18n/text.ts'

/** A company that was on no document yet: its role and name first, the rest on its own page. */
export function AddParty() {
  const { t } = useText()
  const { busy, change } = useChange()
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name')).trim()
    const isMade = await change<{ data: { id: string } }>('post', '/parties', {
      body: { role: form.get('role'), name },
      said: t('learning:parties.added', { name }),
      goTo: ({ data }) => `/settings/parties/${data.id}`,
    })
    if (isMade) setOpen(false)
  }
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Plus className="size-4" aria-hidden />
        {t('learning:parties.add')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('learning:parties.add_title')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
            <Button type="submit" form={formId} look="primary" busy={busy}>
              {t('learning:parties.add')}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={(event) => void add(event)} className="flex flex-col gap-4">
          <Field label={t('learning:parties.role')}>
            {(control) => (
              <Select {...control} name="role" defaultValue="supplier">
                {partyRoles.map((role) => (
                  <option key={role} value={role}>
                    {t(`learning:parties.roles.${role}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('learning:parties.name')} required>
            {(control) => <Input {...control} name="name" maxLength={500} autoComplete="off" />}
          </Field>
        </form>
      </Dialog>
    </>
  )
}
