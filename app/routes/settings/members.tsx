import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { AddMemberDialog } from '#app/components/members/add-member-dialog.tsx'
import { InvitationDialog, type Invitation } from '#app/components/members/invitation-dialog.tsx'
import { MembersTable } from '#app/components/members/members-table.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { SettingsHeader } from '#app/components/members/settings-header.tsx'
import { listMembers } from '#app/domain/members/list.server.ts'
import { mayDo } from '#app/contract/members.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.pageTitle }]

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await requireMember(request)
  const mayWrite = mayDo(who.member.role, 'settings', 'write')
  return { members: listMembers(who), selfId: who.member.id, mayWrite, pageTitle: await pageTitle(request, 'auth:members.title') }
}

export default function Members() {
  const { t } = useText()
  const { members, selfId, mayWrite } = useLoaderData<typeof loader>()
  const [adding, setAdding] = useState(false)
  const [invitation, setInvitation] = useState<Invitation>()
  return (
    <div className="flex flex-col gap-5">
      <SettingsHeader title={t('auth:members.title')} text={t('auth:members.text')}>
        {mayWrite ? (
          <Button look="primary" onClick={() => setAdding(true)}>
            <UserPlus className="size-4" aria-hidden />
            {t('auth:members.add')}
          </Button>
        ) : null}
      </SettingsHeader>
      <Card>
        <MembersTable members={members} selfId={selfId} mayWrite={mayWrite} onInvited={setInvitation} />
      </Card>
      {mayWrite ? <AddMemberDialog open={adding} onOpenChange={setAdding} onInvited={setInvitation} /> : null}
      <InvitationDialog invitation={invitation} onClose={() => setInvitation(undefined)} />
    </div>
  )
}
