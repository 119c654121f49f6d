import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'

/** A surface that holds one thing. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={clsx('rounded-lg border border-line bg-surface shadow-flat', className)} {...rest} />
}
