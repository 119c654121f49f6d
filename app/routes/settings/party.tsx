import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { MemoryList } from '#app/components/learning/memory-list.tsx'
import { documentPath } from '#app/components/list/document-name.ts'
import { SettingsHeader } from '#app/components/members/settings-header.tsx'
import { MergedParties } from '#app/components/parties/merged-parties.tsx'
import { MergeParty } from '#app/components/parties/merge-party.tsx'
import { PartyForm } from '#app/components/parties/party-form.tsx'
import { RemoveParty } from '#app/components/parties/remove-party.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { kindNames, kinds } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import { listMemories, listSenders } from '#app/domain/learning/memories.server.ts'
import { memoriesOf } from '#app/domain/learning/memories-of-company.server.ts'
import { findParty, findOthers } from '#app/domain/parties/parties.server.ts'
import { useText } from '#app/i18n/text.ts'
import { requireMember } from '../session.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const who = await requireMember(request, 'invoiceIndex')
  const party = findParty(who, params.id!)
  return {
    party,
    others: findOthers(who, party),
    memories: listMemories(
      who,
      memoriesOf(party, listSenders(who)).map(({ sender }) => sender),
    ),
    mayWrite: mayDo(who.member.role, 'settings', 'write'),
    mayForget: kindNames.filter((name) => mayDo(who.member.role, kinds[name].scope, 'write')),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.party.name ?? ''} · Gleaner` }]

/** One known company: what is known of it, and what was learned of its papers. */
export default function Party() {
  const { party, others, memories, mayWrite, mayForget } = useLoaderData<typeof loader>()
  const { t } = useText()
  // The document it was first seen on is of the kind that its role comes from.
  const kind = party.role === 'supplier' ? 'invoice' : 'work_order'
  return (
    <div className="flex flex-col gap-5">
      <Link to="/settings/parties" className="inline-flex w-fit items-center gap-1.5 rounded-sm text-sm text-muted hover:text-ink">
        <ArrowLeft className="size-4" aria-hidden />
        {t('learning:parties.back')}
      </Link>
      <SettingsHeader
        title={party.name}
        text={<Badge tone={party.role === 'supplier' ? 'neutral' : 'info'}>{t(`learning:parties.roles.${party.role}`)}</Badge>}
      >
        {mayWrite && !party.merged_into && others.length > 0 ? <MergeParty party={party} others={others} /> : null}
        {mayWrite ? <RemoveParty id={party.id} name={party.name} /> : null}
      </SettingsHeader>
      <Card className="flex flex-col gap-4 p-5">
        <PartyForm party={party} mayWrite={mayWrite} />
        {party.other_names.length > 0 ? (
          <p className="text-sm text-muted">
            {t('labelled', { label: t('learning:parties.other_names'), value: party.other_names.join(', ') })}
          </p>
        ) : null}
        <MergedParties merged={party.merged} mayWrite={mayWrite} />
        {party.document_id ? (
          <Link
            to={documentPath({ kind, id: party.document_id })}
            className="w-fit rounded-sm text-sm text-accent-ink underline underline-offset-2"
          >
            {t('learning:parties.first_seen')}
          </Link>
        ) : null}
      </Card>
      <Card>
        <div className="border-b border-line px-5 py-3">
          <h2 className="font-semibold">{t('learning:memories.title')}</h2>
          <p className="text-sm text-muted">{t('learning:memories.text')}</p>
        </div>
        {memories.length > 0 ? (
          <MemoryList memories={memories} mayForget={mayForget} />
        ) : (
          <p className="px-5 py-6 text-muted">{t('learning:memories.none')}</p>
        )}
      </Card>
    </div>
  )
}
