import { clsx } from 'clsx'

/** `share` from 0 to 1; undefined while nobody knows how far it is. */
export function Progress({
  share,
  label,
  tone = 'accent',
}: {
  share: number | undefined
  label: string
  tone?: 'accent' | 'danger' | 'success'
}) {
  const percent = share === undefined ? undefined : Math.round(share * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 w-full overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={clsx(
          'h-full rounded-full transition-[width] duration-200',
          tone === 'danger' ? 'bg-danger' : tone === 'success' ? 'bg-success' : 'bg-accent',
          percent === undefined && 'w-1/3 animate-shimmer',
        )}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  )
}
