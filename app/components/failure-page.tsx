import { isRouteErrorResponse, useNavigate } from '@remix-run/react'
import { Compass, LockKeyhole, RotateCw, ServerCrash, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#app/i18n/text.ts'
import { Button, ButtonLink } from './ui/button.tsx'

type Case = 'not_found' | 'forbidden' | 'stale' | 'offline' | 'unexpected'

const icons: Record<Case, ReactNode> = {
  not_found: <Compass aria-hidden />,
  forbidden: <LockKeyhole aria-hidden />,
  stale: <RotateCw aria-hidden />,
  offline: <Unplug aria-hidden />,
  unexpected: <ServerCrash aria-hidden />,
}

/** Not found, not allowed, out of date, server away, or a fault of the program: each in its own words, with a way back. */
export function FailurePage({ error }: { error: unknown }) {
  const { t } = useText()
  const navigate = useNavigate()
  const kind = caseOf(error)
  return (
    <div className="m-auto flex max-w-lg flex-col items-center px-6 py-16 text-center">
      <div className="mb-5 grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-7">{icons[kind]}</div>
      {isRouteErrorResponse(error) ? <p className="text-sm font-medium text-muted tabular-nums">{error.status}</p> : null}
      <h1 className="mt-1 text-2xl font-semibold tracking-tight">{t(`failure.${kind}_title`)}</h1>
      <p className="mt-2 text-muted">{t(`failure.${kind}_text`)}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <ButtonLink to="/" look="primary" reloadDocument>
          {t('failure.home')}
        </ButtonLink>
        {kind === 'offline' || kind === 'unexpected' || kind === 'stale' ? (
          <Button onClick={() => navigate(0)}>{t(kind === 'stale' ? 'failure.reload' : 'failure.again')}</Button>
        ) : null}
      </div>
    </div>
  )
}

function caseOf(error: unknown): Case {
  if (isRouteErrorResponse(error) && codeOf(error.data) === 'xsrf_mismatch') return 'stale'
  if (isRouteErrorResponse(error)) return error.status === 403 ? 'forbidden' : error.status === 404 ? 'not_found' : 'unexpected'
  // Browsers throw a TypeError where a request got no answer at all.
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 'offline' : 'unexpected'
}

function codeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined
}
