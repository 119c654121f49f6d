import type { ReactNode } from 'react'
import { useText } from '#app/i18n/text.ts'
import { Card } from '../ui/card.tsx'

/** The frame of one signed-out screen: its heading, its form, and what else can be done from here. */
export function AuthCard({
  title,
  text,
  footer,
  children,
}: {
  title: ReactNode
  text?: ReactNode
  footer?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="w-full max-w-sm">
      <Card className="p-6 sm:p-7">
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        {text ? <p className="mt-1.5 text-muted">{text}</p> : null}
        {children ? <div className="mt-5">{children}</div> : null}
      </Card>
      {footer ? <div className="mt-4 text-center text-base text-muted">{footer}</div> : null}
    </div>
  )
}

/** Said where scripts are off: the session lives in the browser's storage, so nothing works without. */
export function ScriptNeeded() {
  const { t } = useText()
  return (
    <noscript>
      <p className="mb-4 rounded-md bg-warning-soft px-3 py-2 text-warning">{t('auth:needs_script')}</p>
    </noscript>
  )
}

export const linkClass = 'font-medium text-accent-ink underline-offset-2 hover:underline'
