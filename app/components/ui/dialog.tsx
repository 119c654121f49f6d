import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useText } from '#app/i18n/text.ts'
import { IconButton } from './icon-button.tsx'
import { useGiveBack } from './use-give-back.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  wide?: boolean
  /** What it shows is shown this once: a click beside it does not close it. */
  once?: boolean
  children: ReactNode
}

export const veilClass = 'fixed inset-0 z-40 bg-veil animate-[rise_120ms_ease-out]'
export const sheetClass =
  'fixed z-40 flex flex-col rounded-lg border border-line bg-surface text-ink shadow-raised animate-rise focus:outline-none'

/** What there is to fill in. */
const CONTROLS = 'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)'

/** A modal dialog: focus goes to what is to be filled in, is kept inside and given back; Escape closes. */
export function Dialog({ open, onOpenChange, title, description, footer, wide, once, children }: DialogProps) {
  const { t } = useText()
  const body = useRef<HTMLDivElement>(null)
  const { remember, giveBack } = useGiveBack()

  function focusFirst(event: Event) {
    remember()
    const control = body.current?.querySelector<HTMLElement>(CONTROLS)
    if (!control) return
    event.preventDefault()
    control.focus()
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay data-veil className={veilClass} />
        <div className="pointer-events-none fixed inset-0 z-40 grid grid-cols-1 place-items-center p-4">
          <Radix.Content
            onInteractOutside={once ? (event) => event.preventDefault() : keepForToast}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={giveBack}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={clsx(sheetClass, 'pointer-events-auto relative! max-h-[calc(100dvh-2rem)] w-full', wide ? 'max-w-2xl' : 'max-w-md')}
          >
            <header className="flex items-start justify-between gap-4 px-5 pt-4">
              <div>
                <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
                {description ? <Radix.Description className="mt-0.5 text-base text-muted">{description}</Radix.Description> : null}
              </div>
              <Radix.Close asChild>
                <IconButton label={t('dismiss')} icon={<X aria-hidden />} small hint={false} className="-mr-1.5" />
              </Radix.Close>
            </header>
            <div ref={body} className="min-h-0 overflow-y-auto px-5 py-4">
              {children}
            </div>
            {footer ? <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer> : null}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A click on a toast is not a click outside of the dialog, also when the toast has gone by the time the dialog hears of it. */
export function keepForToast(event: Event): void {
  if (event.target instanceof Element && (!event.target.isConnected || event.target.closest('[data-toasts]'))) event.preventDefault()
}
