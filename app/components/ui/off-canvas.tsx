import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useText } from '#app/i18n/text.ts'
import { keepForToast, veilClass } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { useGiveBack } from './use-give-back.ts'

/** A panel that comes in from the left edge, for what has no room beside the page. */
export function OffCanvas({
  open,
  onOpenChange,
  title,
  startAt,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What in it gets the focus, as a selector; else its first control. */
  startAt?: string | undefined
  children: ReactNode
}) {
  const { t } = useText()
  const { remember, giveBack } = useGiveBack()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay data-veil className={veilClass} />
        <Radix.Content
          aria-describedby={undefined}
          onInteractOutside={keepForToast}
          onOpenAutoFocus={(event) => {
            remember()
            const start = startAt ? (event.target as HTMLElement).querySelector<HTMLElement>(startAt) : null
            if (!start) return
            event.preventDefault()
            start.focus()
          }}
          onCloseAutoFocus={giveBack}
          className="fixed inset-y-0 left-0 z-40 flex w-[min(19rem,85vw)] animate-slide flex-col overflow-y-auto border-r border-line bg-canvas shadow-raised focus:outline-none"
        >
          <div className="flex h-14 shrink-0 items-center justify-between pr-2 pl-4">
            <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('dismiss')} icon={<X aria-hidden />} hint={false} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
