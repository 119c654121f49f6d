import type { ReactNode } from 'react'

/** The heading of one part of the settings, under the heading of the whole; what can be done there at its right. */
export function SettingsHeader({ title, text, children }: { title: ReactNode; text?: ReactNode; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold">{title}</h2>
        {text ? <p className="text-muted">{text}</p> : null}
      </div>
      {children ? <div className="flex flex-wrap items-center gap-2">{children}</div> : null}
    </header>
  )
}
