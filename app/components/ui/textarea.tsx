import { clsx } from 'clsx'
import { forwardRef, type TextareaHTMLAttributes } from 'react'
import { controlClass } from './input.tsx'

/** Grows with its text where the browser can. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(function Textarea(
  { className, rows, ...rest },
  ref,
) {
  return (
    <textarea
      ref={ref}
      rows={rows ?? 3}
      className={clsx(controlClass, '[field-sizing:content] max-h-80 resize-y py-1.5 read-only:bg-sunken', className)}
      {...rest}
    />
  )
})
