import { useState } from 'react'
import { roles, type MemberView, type Role } from '#app/contract/members.ts'
import { useText } from '#app/i18n/text.ts'
import { ConfirmDialog } from '../ui/alert-dialog.tsx'
import { Select } from '../ui/select.tsx'
import { nameOf, useMemberCalls } from './use-member-calls.ts'

/** The role of a member, to be chosen anew. One's own is asked about: one key is enough to choose, and only somebody else can give it back. */
export function RoleChoice({ member, self }: { member: MemberView; self: boolean }) {
  const { t } = useText()
  const { busy, change } = useMemberCalls(member)
  const [chosen, setChosen] = useState<Role>()
  const [asking, setAsking] = useState(false)

  async function keep(role: Role | undefined): Promise<void> {
    await change({ role: role ?? member.role })
    setChosen(undefined)
  }
  function choose(value: string): void {
    const role = roles.find((each) => each === value)
    if (!role || role === member.role || busy) return
    setChosen(role)
    if (self) setAsking(true)
    else void keep(role)
  }
  function close(): void {
    setAsking(false)
    setChosen(undefined)
  }

  return (
    <>
      {/* Not disabled while busy: that would take the focus away. */}
      <Select
        small
        className="w-full min-w-28 sm:min-w-36"
        aria-label={t('auth:members.role_of', { name: nameOf(member) })}
        aria-busy={busy}
        value={chosen ?? member.role}
        onChange={({ target }) => choose(target.value)}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {t(`auth:members.roles.${role}`)}
          </option>
        ))}
      </Select>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => (open ? undefined : close())}
        question={t('auth:members.own_role_title')}
        description={t('auth:members.own_role_text', { role: t(`auth:members.roles.${chosen ?? member.role}`) })}
        danger
        onConfirm={() => keep(chosen)}
      />
    </>
  )
}
