import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData, useNavigate, useSubmit } from '@remix-run/react'
import { Building2, Search } from 'lucide-react'
import { MemoryList } from '#app/components/learning/memory-list.tsx'
import { SettingsHeader } from '#app/components/members/settings-header.tsx'
import { AddParty } from '#app/components/parties/add-party.tsx'
import { PartyTable } from '#app/components/parties/party-table.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { Pagination } from '#app/components/ui/pagination.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { kindNames, kinds } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import { partyRoles } from '#app/contract/parties.ts'
import { listMemories, listSenders } from '#app/domain/learning/memories.server.ts'
import { memoriesOf, memoriesOfNobody } from '#app/domain/learning/memories-of-company.server.ts'
import { listParties } from '#app/domain/parties/parties.server.ts'
import { useText } from '#app/i18n/text.ts'
import { askedPage, requirePage } from '../asked-page.server.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

const LONGEST = 200 // characters that are looked for

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await requireMember(request, 'invoiceIndex')
  const params = new URL(request.url).searchParams
  const page = askedPage(params)
  const q = (params.get('filter[q]') ?? '').trim().slice(0, LONGEST)
  const role = partyRoles.find((one) => one === params.get('filter[role]'))
  const { data, meta } = listParties(who, { filter: { role, q: q || undefined }, page })
  requirePage(request, page, meta)
  const senders = listSenders(who)
  const strangers = q === '' && role === undefined ? memoriesOfNobody(who, senders) : []
  return {
    parties: data.map((party) => ({ ...party, memories: memoriesOf(party, senders).reduce((sum, { count }) => sum + count, 0) })),
    shown: meta,
    others: listMemories(
      who,
      strangers.map(({ sender }) => sender),
    ),
    state: { q, role: role ?? '', ...page },
    mayWrite: mayDo(who.member.role, 'settings', 'write'),
    mayForget: kindNames.filter((name) => mayDo(who.member.role, kinds[name].scope, 'write')),
    title: await pageTitle(request, 'learning:parties.title'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function Parties() {
  const { parties, shown, others, state, mayWrite, mayForget } = useLoaderData<typeof loader>()
  const { t } = useText()
  const navigate = useNavigate()
  const submit = useSubmit()
  const isFiltered = state.q !== '' || state.role !== ''
  const addressOf = (number: number, size: number) => {
    const filters = [state.q && `filter[q]=${encodeURIComponent(state.q)}`, state.role && `filter[role]=${state.role}`]
    return `/settings/parties?${[...filters.filter(Boolean), `page[number]=${number}`, `page[size]=${size}`].join('&')}`
  }
  return (
    <div className="flex flex-col gap-5">
      <SettingsHeader title={t('learning:parties.title')} text={t('learning:parties.text')}>
        {mayWrite ? <AddParty /> : null}
      </SettingsHeader>
      <Form role="search" aria-label={t('learning:parties.search')} replace className="flex flex-wrap gap-2">
        <div className="relative min-w-52 flex-1">
          <Search className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted" aria-hidden />
          <Input
            name="filter[q]"
            aria-label={t('learning:parties.search')}
            placeholder={t('learning:parties.search_placeholder')}
            defaultValue={state.q}
            className="pl-8.5"
          />
        </div>
        <Select
          name="filter[role]"
          aria-label={t('learning:parties.role')}
          defaultValue={state.role}
          onChange={(event) => submit(event.target.form, { replace: true })}
        >
          <option value="">{t('learning:parties.any_role')}</option>
          {partyRoles.map((role) => (
            <option key={role} value={role}>
              {t(`learning:parties.roles.${role}`)}
            </option>
          ))}
        </Select>
      </Form>
      <Card className="overflow-hidden">
        {parties.length > 0 ? (
          <PartyTable parties={parties} />
        ) : (
          <EmptyState
            icon={<Building2 aria-hidden />}
            title={t(isFiltered ? 'learning:parties.none_title' : 'learning:parties.empty_title')}
            text={t(isFiltered ? 'learning:parties.none_text' : 'learning:parties.empty_text')}
          />
        )}
      </Card>
      {shown.total > 0 ? (
        <Pagination
          {...shown}
          page={state.number}
          size={state.size}
          addressOf={(number) => addressOf(number, state.size)}
          onSize={(size) => navigate(addressOf(1, size))}
        />
      ) : null}
      {others.length > 0 ? (
        <Card>
          <div className="border-b border-line px-5 py-3">
            <h2 className="font-semibold">{t('learning:memories.others_title')}</h2>
            <p className="text-sm text-muted">{t('learning:memories.others_text')}</p>
          </div>
          <MemoryList memories={others} mayForget={mayForget} named />
        </Card>
      ) : null}
    </div>
  )
}
