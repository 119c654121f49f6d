import type { ReactNode } from 'react'

/** What stands where a list or a figure would be: what is missing, why, and what to do. */
export function EmptyState({ icon, title, text, children }: { icon: ReactNode; title: ReactNode; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      <div className="mb-4 grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-6">{icon}</div>
      <h2 className="text-lg font-semibold">{title}</h2>
      {text ? <p className="mt-1 max-w-md text-muted">{text}</p> : null}
      {children ? <div className="mt-5 flex flex-wrap justify-center gap-2">{children}</div> : null}
    </div>
  )
}
