import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteError } from '@remix-run/react'
import { Upload } from 'lucide-react'
import { FailurePage } from '#app/components/failure-page.tsx'
import { FirstSteps } from '#app/components/home/first-steps.tsx'
import { LastDocuments } from '#app/components/home/last-documents.tsx'
import { WaitingCard } from '#app/components/home/waiting-card.tsx'
import { useLive } from '#app/components/list/use-live.ts'
import { Page } from '#app/components/shell/app-shell.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { DropAnywhere } from '#app/components/upload/drop-anywhere.tsx'
import { useUploader } from '#app/components/upload/upload-provider.tsx'
import { mayDo } from '#app/contract/members.ts'
import { viewHome } from '#app/domain/documents/view-home.server.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from './page-title.server.ts'
import { requireMember } from './session.server.ts'
import { timeZoneOf } from './time-zone.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await requireMember(request)
  const home = viewHome(who, timeZoneOf(request))
  const { first_name, role } = who.member
  return {
    ...home,
    firstName: first_name,
    mayWrite: mayDo(role, 'invoiceIndex', 'write'),
    title: await pageTitle(request, 'pages:home.title'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function Home() {
  const { kinds, last, firstName, mayWrite } = useLoaderData<typeof loader>()
  const { t } = useText()
  const uploader = useUploader()
  useLive(last.some(({ status }) => status === 'processing'))
  return (
    <Page>
      {mayWrite ? <DropAnywhere onFiles={(files) => uploader.upload('auto', files)} /> : null}
      <PageHeader title={t('pages:home.greeting', { name: firstName })}>
        {mayWrite && last.length > 0 ? (
          <Button look="primary" onClick={() => uploader.open('auto')}>
            <Upload className="size-4" aria-hidden />
            {t('documents:upload.button')}
          </Button>
        ) : null}
      </PageHeader>
      {last.length === 0 && mayWrite ? (
        <FirstSteps />
      ) : (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            {kinds.map((figures) => (
              <WaitingCard key={figures.kind} mayReview={mayWrite} figures={figures} />
            ))}
          </div>
          <LastDocuments documents={last} />
        </>
      )}
    </Page>
  )
}

export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />
}
