import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigate, useRouteError } from '@remix-run/react'
import { Download, FileStack, FilterX, PartyPopper, Plus, Trash2, Upload } from 'lucide-react'
import { useMemo } from 'react'
import { FailurePage } from '#app/components/failure-page.tsx'
import { LearnedBanner } from '#app/components/learning/learned-banner.tsx'
import { BulkBar } from '#app/components/list/bulk-bar.tsx'
import { DocumentTable } from '#app/components/list/document-table.tsx'
import { ListFilters } from '#app/components/list/list-filters.tsx'
import { contextOf, filtersOf, isFiltered, queryOf, readListState, writeListState } from '#app/components/list/list-state.ts'
import { ListTabs } from '#app/components/list/list-tabs.tsx'
import { useApproveMany } from '#app/components/list/use-approve-many.ts'
import { useLiveDocuments } from '#app/components/list/use-live-documents.ts'
import { useRetry } from '#app/components/list/use-retry.ts'
import { useSelection } from '#app/components/list/use-selection.ts'
import { Page } from '#app/components/shell/app-shell.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Menu } from '#app/components/ui/menu.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { Pagination } from '#app/components/ui/pagination.tsx'
import { DropAnywhere } from '#app/components/upload/drop-anywhere.tsx'
import { useUploader } from '#app/components/upload/upload-provider.tsx'
import { kinds, type KindName } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import { listDocuments } from '#app/domain/documents/list.server.ts'
import { useText } from '#app/i18n/text.ts'
import { requirePage } from '../asked-page.server.ts'
import { pageTitle } from '../page-title.server.ts'
import { startOfDayIn, timeZoneOf, todayIn } from '../time-zone.server.ts'
import { requireKind } from './kind.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { who, kind } = await requireKind(request, params.kind)
  const state = readListState(kind, new URL(request.url).search)
  const zone = timeZoneOf(request)
  const today = todayIn(zone, who.now)
  const startOf = (day: string) => startOfDayIn(zone, day)
  const page = listDocuments(who, kind, queryOf(state, today, startOf))
  requirePage(request, { number: state.page, size: state.size }, page.meta)
  return {
    kind: kind.name,
    state,
    page,
    context: contextOf(state, today, startOf),
    mayWrite: mayDo(who.member.role, kind.scope, 'write'),
    title: await pageTitle(request, `documents:kinds.${kind.name}`),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function DocumentList() {
  const { kind: kindName, state, page, context, mayWrite } = useLoaderData<typeof loader>()
  const kind = kinds[kindName]
  const { t } = useText()
  const navigate = useNavigate()
  const uploader = useUploader()
  const selection = useSelection(useMemo(() => page.data.map(({ id }) => id), [page.data]))
  const approveMany = useApproveMany(kind, page.data)
  const retry = useRetry(kind)
  const progress = useLiveDocuments(page.data)
  const addressOf = (change: Partial<typeof state>) => `/${kind.slug}${writeListState({ ...state, ...change })}`
  return (
    <Page>
      {mayWrite ? <DropAnywhere onFiles={(files) => uploader.upload(kind.slug, files)} /> : null}
      <PageHeader title={t(`documents:kinds.${kind.name}`)}>
        <ButtonLink to={`/${kind.slug}/trash`} look="quiet" className="max-sm:order-last">
          <Trash2 className="size-4" aria-hidden />
          {t('documents:trash.title')}
        </ButtonLink>
        <ExportMenu slug={kind.slug} filters={filtersOf(context)} />
        {mayWrite ? (
          <>
            <ButtonLink to={`/${kind.slug}/new`}>
              <Plus className="size-4" aria-hidden />
              {t('documents:new_by_hand')}
            </ButtonLink>
            <Button look="primary" className="max-sm:order-first" onClick={() => uploader.open(kind.slug)}>
              <Upload className="size-4" aria-hidden />
              {t('documents:upload.button')}
            </Button>
          </>
        ) : null}
      </PageHeader>
      <LearnedBanner className="rounded-lg border border-accent/25" />
      <ListTabs kind={kind} view={state.status === 'pending' ? 'pending' : 'all'}>
        <ListFilters kind={kind} state={state} />
        {mayWrite ? (
          <BulkBar
            count={selection.ids.size}
            doubtful={page.data.filter(({ id, doubtful }) => doubtful > 0 && selection.ids.has(id)).length}
            onClear={selection.clear}
            onApprove={async () => selection.keep(await approveMany([...selection.ids]))}
          />
        ) : null}
        <Card className="overflow-hidden">
          {page.data.length > 0 ? (
            <DocumentTable
              kind={kind}
              documents={page.data}
              progress={progress}
              state={state}
              context={context}
              selection={mayWrite ? selection : undefined}
              onRetry={mayWrite ? retry : undefined}
            />
          ) : (
            <Nothing kind={kindName} filtered={isFiltered(state)} pending={state.status === 'pending'} />
          )}
        </Card>
        <Pagination
          {...page.meta}
          page={state.page}
          size={state.size}
          addressOf={(number) => addressOf({ page: number })}
          onSize={(size) => navigate(addressOf({ size, page: 1 }), { preventScrollReset: true })}
        />
      </ListTabs>
    </Page>
  )
}

function Nothing({ kind, filtered, pending }: { kind: KindName; filtered: boolean; pending: boolean }) {
  const { t } = useText()
  if (filtered)
    return (
      <EmptyState icon={<FilterX aria-hidden />} title={t('documents:empty.filtered_title')} text={t('documents:empty.filtered_text')} />
    )
  if (pending)
    return (
      <EmptyState icon={<PartyPopper aria-hidden />} title={t('documents:empty.pending_title')} text={t('documents:empty.pending_text')} />
    )
  return <EmptyState icon={<FileStack aria-hidden />} title={t(`documents:empty.title.${kind}`)} text={t('documents:empty.text')} />
}

const formats = ['csv', 'xlsx', 'json', 'ubl'] as const

/** What the list shows, filters included, as a file. */
function ExportMenu({ slug, filters }: { slug: string; filters: string }) {
  const { t } = useText()
  const items = formats.map((format) => ({
    key: format,
    label: t('documents:export_as', { format: format.toUpperCase() }),
    href: `/api/v1/${slug}/export?format=${format}${filters}`,
  }))
  return (
    <Menu
      items={items}
      trigger={
        <Button>
          <Download className="size-4" aria-hidden />
          {t('documents:export')}
        </Button>
      }
    />
  )
}

export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />
}
