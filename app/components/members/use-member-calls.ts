import { useRevalidator } from '@remix-run/react'
import { browserClients } from '#app/client/browser.ts'
import type { MemberView } from '#app/contract/members.ts'
import { useText } from '#app/i18n/text.ts'
import { useSend } from '../auth/use-send.ts'
import { useToast } from '../ui/toast.tsx'
import { readInvitation, type Invitation } from './invitation-dialog.tsx'

export const nameOf = (member: MemberView) => `${member.first_name} ${member.last_name}`

/** What an admin does to one member; each tells in a toast how it went, and the list is read again. */
export function useMemberCalls(member: MemberView) {
  const { t } = useText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { busy, send } = useSend()
  const path = `/members/${member.id}`
  const name = nameOf(member)
  return {
    busy,
    change: (attributes: Record<string, string>) =>
      send(async () => {
        await browserClients().api.patch(path, { data: { type: 'members', id: member.id, attributes } })
        toast.succeed(t('auth:members.saved', { name }))
        revalidate()
      }),
    invite: (onInvited: (invitation: Invitation) => void) =>
      send(async () => {
        const invitation = readInvitation((await browserClients().api.post(`${path}/invitation`)).data)
        if (invitation.url) onInvited(invitation)
        else toast.succeed(t('auth:members.mailed', { email: member.email }))
      }),
    async remove() {
      await send(async () => {
        const { status } = await browserClients().api.delete(path)
        toast.succeed(t(status === 204 ? 'auth:members.removed' : 'auth:members.disabled', { name }))
        revalidate()
      })
    },
  }
}
