import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Page } from '#app/components/shell/app-shell.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { listMembers } from '#app/domain/members/list.server.ts'
import { getEnv } from '#app/platform/env.server.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await requireMember(request)
  const admins = listMembers(who)
    .filter(({ role, status }) => role === 'admin' && status === 'active')
    .map(({ id, first_name, last_name, email }) => ({ id, name: `${first_name} ${last_name}`.trim(), email }))
  return { admins, address: getEnv().url, title: await pageTitle(request, 'pages:contact.title') }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function Contact() {
  const { admins, address } = useLoaderData<typeof loader>()
  const { t } = useText()
  return (
    <Page narrow>
      <PageHeader title={t('pages:contact.title')} text={t('pages:contact.lead')} />
      <Card className="p-5">
        <h2 className="font-semibold">{t('pages:contact.admins_title')}</h2>
        <p className="mt-1 text-muted">{t('pages:contact.admins_text')}</p>
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {admins.map((admin) => (
            <li key={admin.id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <span className="font-medium">{admin.name || admin.email}</span>
              <a href={`mailto:${admin.email}`} className="rounded-sm text-accent-ink underline underline-offset-2">
                {admin.email}
              </a>
            </li>
          ))}
        </ul>
      </Card>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['report', 'fault'] as const).map((part) => (
          <Card key={part} className="p-5">
            <h2 className="font-semibold">{t(`pages:contact.${part}_title`)}</h2>
            <p className="mt-1 text-muted">{t(`pages:contact.${part}_text`)}</p>
          </Card>
        ))}
      </div>
      <p className="text-sm text-muted">
        {t('pages:contact.address')}: <span className="font-mono break-all">{address}</span>
      </p>
    </Page>
  )
}
