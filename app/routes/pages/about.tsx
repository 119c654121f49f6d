import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BrandMark } from '#app/components/shell/brand.tsx'
import { Page } from '#app/components/shell/app-shell.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { useText } from '#app/i18n/text.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

const parts = ['what', 'proof', 'local', 'learn'] as const

export async function loader({ request }: LoaderFunctionArgs) {
  await requireMember(request)
  return { version: manifest.version, title: await pageTitle(request, 'pages:about.title') }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function About() {
  const { version } = useLoaderData<typeof loader>()
  const { t } = useText()
  return (
    <Page narrow>
      <header className="flex items-start gap-4">
        <BrandMark className="size-12 shrink-0" />
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">{t('pages:about.title')}</h1>
          <p className="mt-1 text-lg text-muted">{t('pages:about.lead')}</p>
          <p className="mt-1 text-sm text-muted">{t('pages:about.version', { version })}</p>
        </div>
      </header>
      <div className="grid gap-4 sm:grid-cols-2">
        {parts.map((part) => (
          <Card key={part} className="p-5">
            <h2 className="font-semibold">{t(`pages:about.parts.${part}_title`)}</h2>
            <p className="mt-1 text-muted">{t(`pages:about.parts.${part}_text`)}</p>
          </Card>
        ))}
      </div>
      <p className="text-sm text-muted">
        {t('labelled', { label: t('pages:about.open_source_title'), value: t('pages:about.open_source_text') })}
      </p>
    </Page>
  )
}
