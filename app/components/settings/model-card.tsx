import { useRevalidator } from '@remix-run/react'
import { BrainCircuit } from 'lucide-react'
import { useEffect } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { useChange } from '#app/components/use-change.ts'
import type { ModelState } from '#app/contract/model.ts'
import { useText } from '#app/i18n/text.ts'
import { ModelDownloads } from './model-downloads.tsx'

const LOOK_EVERY = 1000 // milliseconds, while a model is being downloaded

/** The local model: whether it answers, which one is used and why, another choice, downloads. */
export function ModelCard({ model, mayWrite }: { model: ModelState; mayWrite: boolean }) {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const isPulling = model.pull?.state === 'running'
  useEffect(() => {
    if (!isPulling) return
    const timer = setInterval(revalidate, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isPulling, revalidate])
  return (
    <Card className="p-5">
      <div className="flex items-start gap-3">
        <BrainCircuit className="mt-1 size-5 shrink-0 text-accent" aria-hidden />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-lg font-semibold">{t('settings:model.title')}</h2>
            <Badge tone={model.reachable ? 'success' : 'neutral'}>
              {t(model.reachable ? 'settings:model.reachable' : 'settings:model.away')}
            </Badge>
          </div>
          <p className="text-muted">{t('settings:model.text')}</p>
        </div>
      </div>
      <dl className="mt-4 grid gap-x-4 gap-y-1 border-t border-line pt-4 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t('settings:model.server')}</dt>
        <dd className="break-all">
          {model.version ? t('settings:model.version', { host: model.host, version: model.version }) : model.host}
        </dd>
        <dt className="text-muted">{t('settings:model.in_use')}</dt>
        <dd className="break-words">
          {model.model ? <span className="font-medium">{model.model}</span> : t('settings:model.none')}{' '}
          <span className="text-muted">({t(`settings:model.why.${model.why}`, { model: model.wanted ?? '' })})</span>
        </dd>
      </dl>
      {model.breaker.state === 'open' ? (
        <p role="status" className="mt-3 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {t('settings:model.paused', { failures: model.breaker.failures, last: model.breaker.last ?? '' })}
        </p>
      ) : null}
      {model.reachable ? null : (
        <p className="mt-3 rounded-md bg-sunken px-3 py-2 text-sm">{t('settings:model.how_to', { host: model.host })}</p>
      )}
      <ModelChoice model={model} mayWrite={mayWrite} />
      {model.reachable ? <ModelDownloads model={model} mayWrite={mayWrite} /> : null}
    </Card>
  )
}

const [BEST, OFF] = ['best', 'off']

function ModelChoice({ model, mayWrite }: { model: ModelState; mayWrite: boolean }) {
  const { t } = useText()
  const { busy, change } = useChange()
  const able = model.models.filter(({ capabilities }) => capabilities.includes('completion')).map(({ name }) => name)
  const names = [...new Set([...able, ...(model.wanted ? [model.wanted] : [])])]
  function choose(value: string) {
    const body = value === OFF ? { off: true } : { off: false, model: value === BEST ? null : value.slice(1) }
    void change('patch', '/model', { body, said: t('settings:model.saved') })
  }
  const help = model.fixed ? t('settings:model.fixed') : mayWrite ? undefined : t('settings:extraction.admins_only')
  return (
    <Field label={t('settings:model.choice')} help={help} className="mt-4 max-w-sm">
      {(control) => (
        <Select
          {...control}
          disabled={!mayWrite || busy || model.fixed}
          value={model.off ? OFF : model.wanted === null ? BEST : `=${model.wanted}`}
          onChange={(event) => choose(event.target.value)}
        >
          <option value={BEST}>{t('settings:model.best')}</option>
          <option value={OFF}>{t('settings:model.off')}</option>
          {names.map((name) => (
            <option key={name} value={`=${name}`}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
