import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'

/** What a control inside a Field must carry. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

interface FieldProps {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Stands at the right end of the label's line: a mark, a link. */
  aside?: ReactNode
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label, control, help and error, tied together: `<Field label="Email">{(control) => <Input {...control} />}</Field>`. */
export function Field({ label, help, error, required, aside, className, children }: FieldProps) {
  const id = useId()
  const described = [help ? `${id}-help` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1', className)}>
      <div className="flex items-baseline justify-between gap-2">
        <label id={`${id}-label`} htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined, required })}
      {help ? (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}
