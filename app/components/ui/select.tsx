import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { forwardRef, type SelectHTMLAttributes } from 'react'
import { controlClass } from './input.tsx'
import { useAwake } from './use-awake.ts'

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { small?: boolean }

/** The browser's own list of choices (role combobox): known to every keyboard, screen reader and telephone. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select({ className, small, children, disabled, ...rest }, ref) {
  const awake = useAwake()
  return (
    <span className={clsx('relative inline-flex min-w-0', className)}>
      <select
        ref={ref}
        className={clsx(controlClass, 'appearance-none truncate pr-8', small ? 'h-8 text-sm' : 'h-9')}
        disabled={disabled || !awake}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted" aria-hidden />
    </span>
  )
})
