import { clsx } from 'clsx'

/** Holds the place of what is being loaded, in its size, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={clsx('block animate-shimmer rounded-sm bg-sunken', className)} aria-hidden />
}
