import { clsx } from 'clsx'
import { forwardRef, useEffect, useImperativeHandle, useRef, type InputHTMLAttributes, type ReactNode } from 'react'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** Words beside the box; without them give an aria-label. */
  label?: ReactNode
  /** Some of what it stands for is chosen. */
  mixed?: boolean
}

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox({ label, mixed, className, ...rest }, ref) {
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLInputElement)
  useEffect(() => {
    if (own.current) own.current.indeterminate = Boolean(mixed)
  }, [mixed])
  const box = (
    <span className="relative inline-flex size-6 shrink-0 items-center justify-center">
      <input
        ref={own}
        type="checkbox"
        className={clsx(
          'peer size-4 appearance-none rounded-sm border border-edge bg-surface transition-colors hover:border-ink',
          'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:opacity-50',
        )}
        {...rest}
      />
      <svg
        viewBox="0 0 16 16"
        className="pointer-events-none absolute hidden size-4 stroke-on-accent peer-checked:block peer-indeterminate:hidden"
        fill="none"
        strokeWidth="2.2"
        aria-hidden
      >
        <path d="M4 8.4l2.6 2.6L12 5.4" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span className="pointer-events-none absolute hidden h-0.5 w-2 rounded-full bg-on-accent peer-indeterminate:block" />
    </span>
  )
  if (label === undefined) return <span className={clsx('inline-flex', className)}>{box}</span>
  return (
    <label className={clsx('inline-flex cursor-pointer items-center gap-1 text-base text-ink', className)}>
      {box}
      <span>{label}</span>
    </label>
  )
})
