import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MailOpen } from 'lucide-react'
import { Time } from '#app/components/time.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { SettingsHeader } from '#app/components/members/settings-header.tsx'
import { readOutbox } from '#app/domain/members/outbox.server.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.pageTitle }]

export async function loader({ request }: LoaderFunctionArgs) {
  const mails = readOutbox(await requireMember(request, 'settings', 'write'))
  return {
    pageTitle: await pageTitle(request, 'auth:outbox.title'),
    mails: mails.map(({ id, to, subject, text, expiresAt }) => ({ id, to, subject, text, until: expiresAt.toISOString() })),
  }
}

export default function Outbox() {
  const { t } = useText()
  const { mails } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-5">
      <SettingsHeader title={t('auth:outbox.title')} text={t('auth:outbox.text')} />
      {mails.length === 0 ? (
        <Card>
          <EmptyState icon={<MailOpen aria-hidden />} title={t('auth:outbox.empty')} />
        </Card>
      ) : null}
      {mails.map((mail) => (
        <Card key={mail.id} className="flex flex-col gap-3 p-5">
          <h3 className="text-base font-semibold">{mail.subject}</h3>
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <div>
              <dt className="text-sm text-muted">{t('auth:outbox.to')}</dt>
              <dd>{mail.to}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t('auth:outbox.until')}</dt>
              <dd>
                <Time at={mail.until} />
              </dd>
            </div>
          </dl>
          <pre className="font-sans break-words whitespace-pre-wrap">{mail.text}</pre>
        </Card>
      ))}
    </div>
  )
}
