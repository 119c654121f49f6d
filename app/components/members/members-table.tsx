import { useRevalidator } from '@remix-run/react'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { browserClients } from '#app/client/browser.ts'
import { roles, type MemberState, type MemberView } from '#app/contract/members.ts'
import { useText } from '#app/i18n/text.ts'
import { useSend } from '../auth/use-send.ts'
import { Time } from '../time.tsx'
import { ConfirmDialog } from '../ui/alert-dialog.tsx'
import { Badge, type Tone } from '../ui/badge.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, type MenuItem } from '../ui/menu.tsx'
import { Select } from '../ui/select.tsx'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '../ui/table.tsx'
import { useToast } from '../ui/toast.tsx'
import { readInvitation, type Invitation } from './invitation-dialog.tsx'

interface Props {
  members: MemberView[]
  selfId: string
  mayWrite: boolean
  onInvited: (invitation: Invitation) => void
}

const tones: Record<MemberState, Tone> = { active: 'success', invited: 'info', disabled: 'neutral' }
const nameOf = (member: MemberView) => `${member.first_name} ${member.last_name}`

export function MembersTable({ members, selfId, mayWrite, onInvited }: Props) {
  const { t } = useText()
  return (
    <Table cards label={t('auth:members.title')}>
      <TableHead>
        <tr className="max-sm:hidden">
          <ColumnHeader>{t('auth:members.name')}</ColumnHeader>
          <ColumnHeader>{t('auth:email')}</ColumnHeader>
          <ColumnHeader>{t('auth:members.role')}</ColumnHeader>
          <ColumnHeader className="max-md:hidden">{t('auth:members.status')}</ColumnHeader>
          <ColumnHeader className="max-lg:hidden">{t('auth:members.since')}</ColumnHeader>
          {mayWrite ? (
            <ColumnHeader>
              <span className="sr-only">{t('auth:members.actions')}</span>
            </ColumnHeader>
          ) : null}
        </tr>
      </TableHead>
      <TableBody>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} self={member.id === selfId} mayWrite={mayWrite} onInvited={onInvited} />
        ))}
      </TableBody>
    </Table>
  )
}

/** Below 40rem a row is a card: name and menu, then the address, then the role. */
const cardClass = 'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center'

interface RowProps {
  member: MemberView
  self: boolean
  mayWrite: boolean
  onInvited: (invitation: Invitation) => void
}

function MemberRow({ member, self, mayWrite, onInvited }: RowProps) {
  const { t } = useText()
  return (
    <TableRow className={cardClass}>
      <TableCell className="font-medium max-sm:pb-0! md:whitespace-nowrap">
        {nameOf(member)} {self ? <span className="font-normal text-muted">({t('auth:members.you')})</span> : null}
      </TableCell>
      <TableCell className="max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-2 max-sm:pt-0! max-sm:text-sm max-sm:break-all max-sm:text-muted">
        {member.email}
      </TableCell>
      <TableCell className="max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-3 max-sm:pt-0!">
        {mayWrite ? <RoleChoice member={member} /> : t(`auth:members.roles.${member.role}`)}
      </TableCell>
      <TableCell className="max-md:hidden">
        <Badge tone={tones[member.status]}>{t(`auth:members.states.${member.status}`)}</Badge>
      </TableCell>
      <TableCell className="max-lg:hidden">
        <Time at={member.created_at} />
      </TableCell>
      {mayWrite ? (
        <TableCell className="text-right max-sm:col-start-2 max-sm:row-start-1 max-sm:pl-0!">
          <MemberMenu member={member} onInvited={onInvited} />
        </TableCell>
      ) : null}
    </TableRow>
  )
}

function RoleChoice({ member }: { member: MemberView }) {
  const { t } = useText()
  const { busy, change } = useMemberCalls(member)
  return (
    <Select
      small
      className="w-full min-w-28 sm:min-w-36"
      aria-label={t('auth:members.role_of', { name: nameOf(member) })}
      value={member.role}
      disabled={busy}
      onChange={({ target }) => void change({ role: target.value })}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(`auth:members.roles.${role}`)}
        </option>
      ))}
    </Select>
  )
}

function MemberMenu({ member, onInvited }: { member: MemberView; onInvited: (invitation: Invitation) => void }) {
  const { t } = useText()
  const { change, invite, remove } = useMemberCalls(member)
  const [asking, setAsking] = useState(false)
  const disabled = member.status === 'disabled'
  const items: MenuItem[] = [
    ...(member.status === 'invited'
      ? [{ key: 'link', label: t('auth:members.new_link'), onSelect: () => void invite(onInvited) }]
      : [
          {
            key: 'state',
            label: t(disabled ? 'auth:members.enable' : 'auth:members.disable'),
            onSelect: () => void change({ status: disabled ? 'active' : 'disabled' }),
          },
        ]),
    { key: 'remove', label: t('auth:members.remove'), danger: true, onSelect: () => setAsking(true) },
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
        open={asking}
        onOpenChange={setAsking}
        question={t('auth:members.remove_title', { name: nameOf(member) })}
        description={t('auth:members.remove_text')}
        danger
        onConfirm={remove}
      />
    </>
  )
}

/** What an admin does to one member; each tells in a toast how it went, and the list is read again. */
function useMemberCalls(member: MemberView) {
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
