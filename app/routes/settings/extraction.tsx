import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Cpu } from 'lucide-react'
import { Fragment } from 'react'
import { BaselineForm } from '#app/components/settings/baseline-form.tsx'
import { PriceForm } from '#app/components/settings/price-form.tsx'
import { ModelCard } from '#app/components/settings/model-card.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { SURE } from '#app/contract/doubt.ts'
import { mayDo } from '#app/contract/members.ts'
import { readModelState } from '#app/domain/model/state.server.ts'
import { readSettings } from '#app/domain/settings/settings.server.ts'
import { formatCount, formatShare } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'
import { getEnv } from '#app/platform/env.server.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await requireMember(request, 'settings')
  const { baseline, price_tolerance: priceTolerance } = readSettings(who)
  const model = await readModelState(who)
  const { maxPages, maxUploadBytes } = getEnv()
  return {
    baseline,
    priceTolerance,
    limits: { pages: maxPages, megabytes: Math.floor(maxUploadBytes / 1024 / 1024) },
    model,
    mayWrite: mayDo(who.member.role, 'settings', 'write'),
    title: await pageTitle(request, 'settings:extraction.title'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function Extraction() {
  const { baseline, priceTolerance, limits, model, mayWrite } = useLoaderData<typeof loader>()
  const { t } = useText()
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <Card className="p-5">
        <h2 className="text-lg font-semibold">{t('settings:extraction.title')}</h2>
        <p className="text-muted">{t('settings:extraction.text')}</p>
        <div className="mt-4 flex items-start gap-3 border-t border-line pt-4">
          <Cpu className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden />
          <div>
            <p className="flex items-center gap-2 font-medium">
              {t('settings:extraction.engine')}
              <Badge tone="success">{t('settings:extraction.on')}</Badge>
            </p>
            <p className="text-sm text-muted">{t('settings:extraction.engine_text')}</p>
          </div>
        </div>
        <Thresholds {...limits} />
      </Card>
      <ModelCard model={model} mayWrite={mayWrite} />
      <PriceForm tolerance={priceTolerance} mayWrite={mayWrite} />
      <BaselineForm baseline={baseline} mayWrite={mayWrite} />
    </div>
  )
}

/** From where on a person is asked to look, and how much is read at all. */
function Thresholds({ pages, megabytes }: { pages: number; megabytes: number }) {
  const { t, language } = useText()
  const lines = [
    [t('settings:extraction.doubt'), t('settings:extraction.doubt_below', { share: formatShare(SURE, language) })],
    [t('settings:extraction.pages'), t('settings:extraction.pages_most', { pages: formatCount(pages, language) })],
    [t('settings:extraction.size'), t('settings:extraction.size_most', { megabytes: formatCount(megabytes, language) })],
  ] as const
  return (
    <dl className="mt-4 grid gap-x-4 gap-y-1 border-t border-line pt-4 sm:grid-cols-[auto_1fr]">
      {lines.map(([name, words]) => (
        <Fragment key={name}>
          <dt className="whitespace-nowrap text-muted">{name}</dt>
          <dd>{words}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
