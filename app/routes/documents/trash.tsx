import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigate, useRouteError } from '@remix-run/react'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { FailurePage } from '#app/components/failure-page.tsx'
import { useSelection } from '#app/components/list/use-selection.ts'
import { Page } from '#app/components/shell/app-shell.tsx'
import { TrashBar } from '#app/components/trash/trash-bar.tsx'
import { TrashTable } from '#app/components/trash/trash-table.tsx'
import { useTrash } from '#app/components/trash/use-trash.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { Pagination } from '#app/components/ui/pagination.tsx'
import { kinds } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import { DAYS_IN_TRASH } from '#app/contract/trash.ts'
import { listTrash } from '#app/domain/documents/list-trash.server.ts'
import { useText } from '#app/i18n/text.ts'
import { askedPage, requirePage } from '../asked-page.server.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireKind } from './kind.server.ts'
import { answerTrash } from './trash-orders.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { who, kind } = await requireKind(request, params.kind)
  const page = askedPage(new URL(request.url).searchParams)
  const trash = listTrash(who, kind, page)
  requirePage(request, page, trash.meta)
  return {
    kind: kind.name,
    page,
    ...trash,
    mayRestore: mayDo(who.member.role, kind.scope, 'write'),
    isAdmin: who.member.role === 'admin',
    title: await pageTitle(request, 'documents:trash.title'),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { who } = await requireKind(request, params.kind, 'write')
  return answerTrash(request, who)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** What was deleted within the last thirty days: to be restored, or (by admins) to go for good. */
export default function Trash() {
  const { kind: kindName, data, meta: shown, page, mayRestore, isAdmin } = useLoaderData<typeof loader>()
  const kind = kinds[kindName]
  const { t } = useText()
  const navigate = useNavigate()
  const selection = useSelection(useMemo(() => data.map(({ id }) => id), [data]))
  const trash = useTrash(selection.clear)
  const addressOf = (number: number, size: number) => `/${kind.slug}/trash?page[number]=${number}&page[size]=${size}`
  return (
    <Page>
      <PageHeader
        title={t('labelled', { label: t('documents:trash.title'), value: t(`documents:kinds.${kind.name}`) })}
        text={t('documents:trash.text', { days: DAYS_IN_TRASH })}
      >
        <ButtonLink to={`/${kind.slug}`}>
          <ArrowLeft className="size-4" aria-hidden />
          {t('desk:back_to_list')}
        </ButtonLink>
      </PageHeader>
      {mayRestore && data.length > 0 ? (
        <TrashBar
          ids={[...selection.ids]}
          isAdmin={isAdmin}
          busy={trash.busy}
          onRestore={(ids) => trash.send('restore', ids)}
          onPurge={(ids) => trash.send('purge', ids)}
          onClear={selection.clear}
        />
      ) : null}
      <Card className="overflow-hidden">
        {data.length > 0 ? (
          <TrashTable
            kind={kind}
            entries={data}
            selection={mayRestore ? selection : undefined}
            isAdmin={isAdmin}
            onRestore={(id) => trash.send('restore', [id])}
          />
        ) : (
          <EmptyState icon={<Trash2 aria-hidden />} title={t('documents:trash.empty_title')} text={t('documents:trash.empty_text')} />
        )}
      </Card>
      {shown.total > 0 ? (
        <Pagination
          {...shown}
          page={page.number}
          size={page.size}
          addressOf={(number) => addressOf(number, page.size)}
          onSize={(size) => navigate(addressOf(1, size), { preventScrollReset: true })}
        />
      ) : null}
    </Page>
  )
}

export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />
}
