import { Link, type LinkProps } from '@remix-run/react'
import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import { forwardRef, type ButtonHTMLAttributes } from 'react'

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger' | 'risky'
export type ButtonSize = 'normal' | 'small'

interface Looks {
  look?: ButtonLook
  size?: ButtonSize
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Looks & { busy?: boolean }

/** `busy` shows a turning mark in the place of its icon and swallows clicks, but keeps focus and name. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look, size, busy, className, children, onClick, type, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type ?? 'button'}
      className={clsx(buttonClass({ look, size }), busy && '[&>svg+svg]:hidden', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <LoaderCircle className="size-4 animate-turn" aria-hidden /> : null}
      {children}
    </button>
  )
})

/** A link that looks like a button: for what has an address. */
export function ButtonLink({ look, size, className, ...rest }: LinkProps & Looks) {
  return <Link className={clsx(buttonClass({ look, size }), className)} {...rest} />
}

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-hover shadow-flat',
  plain: 'bg-surface text-ink border-edge/60 hover:bg-sunken shadow-flat',
  quiet: 'bg-transparent text-muted border-transparent hover:bg-sunken hover:text-ink',
  // Leads to something that can not be taken back, and is asked about first.
  risky: 'bg-surface text-danger border-edge/60 hover:bg-danger-soft shadow-flat',
  danger: 'bg-danger text-on-danger border-transparent hover:bg-danger-hover shadow-flat',
}

const sizes: Record<ButtonSize, string> = {
  normal: 'h-9 px-3.5 text-base',
  small: 'h-7 px-2.5 text-sm',
}

export function buttonClass({ look = 'plain', size = 'normal' }: Looks): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap transition-colors select-none',
    'disabled:opacity-50 aria-disabled:opacity-70 [&_svg]:shrink-0',
    looks[look],
    sizes[size],
  )
}
