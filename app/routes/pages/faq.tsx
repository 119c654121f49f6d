import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChevronDown } from 'lucide-react'
import { Page } from '#app/components/shell/app-shell.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { findSettings } from '#app/domain/settings/settings.server.ts'
import { formatCount } from '#app/i18n/format.ts'
import { getEnv } from '#app/platform/env.server.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

const questions = ['files', 'doubt', 'kind', 'failed', 'approve', 'learned', 'delete', 'keys', 'privacy', 'language', 'time'] as const

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = await requireMember(request)
  return {
    megabytes: Math.floor(getEnv().maxUploadBytes / 1024 / 1024),
    baseline: findSettings(db).baseline,
    title: await pageTitle(request, 'pages:faq.title'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function Faq() {
  const { megabytes, baseline } = useLoaderData<typeof loader>()
  const { t, language } = useText()
  const [field, character] = [baseline.field_seconds, baseline.character_seconds].map((seconds) => formatCount(seconds, language))
  return (
    <Page narrow>
      <PageHeader title={t('pages:faq.title')} text={t('pages:faq.lead')} />
      <Card className="divide-y divide-line">
        {questions.map((question) => (
          <details key={question} className="group">
            <summary className="flex list-none items-center justify-between gap-4 rounded-lg px-5 py-3.5 font-medium hover:text-accent-ink focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
              {t(`pages:faq.entries.${question}_q`)}
              <ChevronDown className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180" aria-hidden />
            </summary>
            <p className="px-5 pb-4 text-muted">{t(`pages:faq.entries.${question}_a`, { megabytes, field, character })}</p>
          </details>
        ))}
      </Card>
    </Page>
  )
}
