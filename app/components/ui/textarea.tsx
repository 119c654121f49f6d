import { clsx } from 'clsx'
import { forwardRef, type TextareaHTMLAttributes } from 'react'
import { controlClass } from './input.tsx'
import { useAwake } from './use-awake.ts'

/** Grows with its text where the browser can. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(function Textarea(
  { className, rows, readOnly, ...rest },
  ref,
) {
  const awake = useAwake()
  return (
    <textarea
      ref={ref}
      rows={rows ?? 3}
      readOnly={readOnly || !awake}
      className={clsx(controlClass, '[field-sizing:content] max-h-80 resize-y py-1.5', readOnly && 'bg-sunken', className)}
      {...rest}
    />
  )
})
