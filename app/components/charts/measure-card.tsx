import type { ReactNode } from 'react'
import { Card } from '#app/components/ui/card.tsx'

/** One figure, what it is, and how it is counted. */
export function MeasureCard({ label, value, aside, formula }: { label: string; value: ReactNode; aside?: ReactNode; formula: string }) {
  return (
    <Card className="flex flex-col p-4">
      <dt className="text-sm font-medium text-muted">{label}</dt>
      <dd className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">{value}</dd>
      {aside ? <dd className="text-sm text-muted">{aside}</dd> : null}
      <dd className="mt-auto pt-2 text-xs text-muted">{formula}</dd>
    </Card>
  )
}
