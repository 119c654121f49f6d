import { useRevalidator } from '@remix-run/react'
import { useId, useState, type FormEvent } from 'react'
import { browserClients } from '#app/client/browser.ts'
import { roles, type Role } from '#app/contract/members.ts'
import { useText } from '#app/i18n/text.ts'
import { useSend } from '../auth/use-send.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import { useToast } from '../ui/toast.tsx'
import { readInvitation, type Invitation } from './invitation-dialog.tsx'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called where no mail is sent, with the link to hand on. */
  onInvited: (invitation: Invitation) => void
}

export function AddMemberDialog({ open, onOpenChange, onInvited }: Props) {
  const { t } = useText()
  const toast = useToast()
  const formId = useId()
  const [role, setRole] = useState<Role>('reviewer')
  const { revalidate } = useRevalidator()
  const { busy, faults, send } = useSend()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const attributes = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const added = await send(async () => {
      const { data } = await browserClients().api.post('/members', { data: { type: 'members', attributes } })
      const invitation = readInvitation(data)
      if (invitation.url) onInvited(invitation)
      else toast.succeed(t('auth:members.mailed', { email: attributes.email }))
    })
    if (!added) return
    onOpenChange(false)
    revalidate()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('auth:members.add_title')}
      description={t('auth:members.add_text')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={busy}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('auth:first_name')} error={faults.first_name} required>
            {(control) => <Input {...control} name="first_name" autoComplete="off" maxLength={100} />}
          </Field>
          <Field label={t('auth:last_name')} error={faults.last_name} required>
            {(control) => <Input {...control} name="last_name" autoComplete="off" maxLength={100} />}
          </Field>
        </div>
        <Field label={t('auth:email')} error={faults.email} required>
          {(control) => <Input {...control} name="email" type="email" autoComplete="off" maxLength={254} />}
        </Field>
        <Field label={t('auth:members.role')} help={t(`auth:members.role_help.${role}`)}>
          {(control) => (
            <Select
              {...control}
              name="role"
              value={role}
              onChange={({ target }) => setRole(roles.find((each) => each === target.value) ?? role)}
            >
              {roles.map((each) => (
                <option key={each} value={each}>
                  {t(`auth:members.roles.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
    </Dialog>
  )
}
