import { useText } from '#app/i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { Dialog } from '../ui/dialog.tsx'

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

/** Shows the link that an admin hands on where no mail could be sent. */
export function InvitationDialog({ invitation, onClose }: { invitation: Invitation | undefined; onClose: () => void }) {
  const { t } = useText()
  return (
    <Dialog
      open={invitation !== undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      once
      title={t('auth:members.invited_title', { name: invitation?.name })}
      description={t('auth:members.invited_text')}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <CopyField label={t('auth:members.link')} value={invitation?.url ?? ''} />
    </Dialog>
  )
}
