import type { MemberState, MemberView } from '#app/contract/members.ts'
import { useText } from '#app/i18n/text.ts'
import { Time } from '../time.tsx'
import { Badge, type Tone } from '../ui/badge.tsx'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '../ui/table.tsx'
import type { Invitation } from './invitation-dialog.tsx'
import { MemberMenu } from './member-menu.tsx'
import { RoleChoice } from './role-choice.tsx'
import { nameOf } from './use-member-calls.ts'

interface Props {
  members: MemberView[]
  selfId: string
  mayWrite: boolean
  onInvited: (invitation: Invitation) => void
}

const tones: Record<MemberState, Tone> = { active: 'success', invited: 'info', disabled: 'neutral' }

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
  const state = <Badge tone={tones[member.status]}>{t(`auth:members.states.${member.status}`)}</Badge>
  return (
    <TableRow className={cardClass}>
      <TableCell className="font-medium wrap-anywhere max-sm:pb-0!">
        {nameOf(member)} {self ? <span className="font-normal text-muted">({t('auth:members.you')})</span> : null}
        {/* Where its column has no room, only what is not as usual is said. */}
        {member.status === 'active' ? null : <span className="ml-1 inline-flex md:hidden">{state}</span>}
      </TableCell>
      <TableCell className="wrap-anywhere max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-2 max-sm:pt-0! max-sm:text-sm max-sm:text-muted">
        {member.email}
      </TableCell>
      <TableCell className="max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-3 max-sm:pt-0!">
        {mayWrite ? <RoleChoice member={member} self={self} /> : t(`auth:members.roles.${member.role}`)}
      </TableCell>
      <TableCell className="max-md:hidden">{state}</TableCell>
      <TableCell className="max-lg:hidden">
        <Time at={member.created_at} />
      </TableCell>
      {mayWrite ? (
        <TableCell className="text-right max-sm:col-start-2 max-sm:row-start-1 max-sm:pl-0!">
          <MemberMenu member={member} self={self} onInvited={onInvited} />
        </TableCell>
      ) : null}
    </TableRow>
  )
}
