import { clsx } from 'clsx'
import { forwardRef, type InputHTMLAttributes } from 'react'
import { useAwake } from './use-awake.ts'

/** The look that every one-line control shares. */
export const controlClass = clsx(
  'w-full min-w-0 rounded-md border border-edge bg-surface px-2.5 text-base text-ink shadow-flat transition-colors',
  'hover:border-ink/60 focus-visible:border-focus focus-visible:outline-offset-0',
  'aria-invalid:border-danger disabled:bg-sunken disabled:text-muted',
)

export const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Input(
  { className, type, readOnly, ...rest },
  ref,
) {
  const awake = useAwake()
  const look = clsx(controlClass, 'h-9', readOnly && 'bg-sunken!', className)
  return <input ref={ref} type={type ?? 'text'} readOnly={readOnly || !awake} className={look} {...rest} />
})
