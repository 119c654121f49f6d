import { useText } from '#app/i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { useToast } from '../ui/toast.tsx'

export interface Invitation {
  name: string
  /** Undefined where the invitation went out by mail. */
  url: string | undefined
}

interface InvitedAnswer {
  data: { attributes: { first_name: string; last_name: string } }
  meta?: { invitation_url?: string }
}

/** The link of an answer to adding or inviting. */
export function readInvitation({ data, meta }: InvitedAnswer): Invitation {
  return { name: `${data.attributes.first_name} ${data.attributes.last_name}`, url: meta?.invitation_url }
}

/** Shows the link that an admin hands on where this installation sends no mail. */
export function InvitationDialog({ invitation, onClose }: { invitation: Invitation | undefined; onClose: () => void }) {
  const { t } = useText()
  const toast = useToast()
  const url = invitation?.url ?? ''
  // The clipboard exists in secure contexts only; elsewhere the link is selected and copied by hand.
  const canCopy = typeof navigator !== 'undefined' && 'clipboard' in navigator
  return (
    <Dialog
      open={invitation !== undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('auth:members.invited_title', { name: invitation?.name })}
      description={t('auth:members.invited_text')}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="flex items-end gap-2">
        <Field label={t('auth:members.link')} className="grow">
          {(control) => <Input {...control} value={url} readOnly onFocus={({ target }) => target.select()} />}
        </Field>
        {canCopy ? (
          <Button onClick={() => void navigator.clipboard.writeText(url).then(() => toast.succeed(t('auth:members.copied')))}>
            {t('auth:members.copy')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}
