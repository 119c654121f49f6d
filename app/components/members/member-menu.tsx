import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { MemberView } from '#app/contract/members.ts'
import { useText } from '#app/i18n/text.ts'
import { ConfirmDialog } from '../ui/alert-dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, type MenuItem } from '../ui/menu.tsx'
import type { Invitation } from './invitation-dialog.tsx'
import { nameOf, useMemberCalls } from './use-member-calls.ts'

interface Props {
  member: MemberView
  self: boolean
  onInvited: (invitation: Invitation) => void
}

/** What can be done to a member beside the role. Shutting oneself out is asked about, as removing anybody is. */
export function MemberMenu({ member, self, onInvited }: Props) {
  const { t } = useText()
  const { change, invite, remove } = useMemberCalls(member)
  const [asking, setAsking] = useState<'remove' | 'disable'>()
  const disabled = member.status === 'disabled'
  const setState = () => change({ status: disabled ? 'active' : 'disabled' })
  const items: MenuItem[] = [
    ...(member.status === 'invited'
      ? [{ key: 'link', label: t('auth:members.new_link'), onSelect: () => void invite(onInvited) }]
      : [
          {
            key: 'state',
            label: t(disabled ? 'auth:members.enable' : 'auth:members.disable'),
            onSelect: () => (self ? setAsking('disable') : void setState()),
          },
        ]),
    { key: 'remove', label: t('auth:members.remove'), danger: true, onSelect: () => setAsking('remove') },
  ]
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('auth:members.actions_of', { name: nameOf(member) })} icon={<Ellipsis aria-hidden />} small hint={false} />
        }
        items={items}
      />
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => (open ? undefined : setAsking(undefined))}
        question={asking === 'disable' ? t('auth:members.own_disable_title') : t('auth:members.remove_title', { name: nameOf(member) })}
        description={t(self ? 'auth:members.own_out_text' : 'auth:members.remove_text')}
        danger
        onConfirm={async () => void (await (asking === 'disable' ? setState() : remove()))}
      />
    </>
  )
}
