import { clsx } from 'clsx'
import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { Tooltip } from './tooltip.tsx'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  label: string
  icon: ReactNode
  small?: boolean
  hint?: boolean
}

/** A button with an icon only; `label` is its name for everyone, shown as a tooltip unless `hint` is false. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, small, hint = true, className, type, ...rest },
  ref,
) {
  const button = (
    <button
      ref={ref}
      type={type ?? 'button'}
      aria-label={label}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink disabled:opacity-40 disabled:hover:bg-transparent',
        small ? 'size-7 [&_svg]:size-4' : 'size-9 [&_svg]:size-[1.125rem]',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  )
  return hint ? <Tooltip text={label}>{button}</Tooltip> : button
})
