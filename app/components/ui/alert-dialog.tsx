import { clsx } from 'clsx'
import { AlertDialog as Radix } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import { useText } from '#app/i18n/text.ts'
import { Button } from './button.tsx'
import { sheetClass, veilClass } from './dialog.tsx'
import { useGiveBack } from './use-give-back.ts'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question, to the letter; it names the dialog. */
  question: ReactNode
  description?: ReactNode
  /** For what can not be taken back. */
  danger?: boolean
  /** The dialog stays, busy, until it ends; then it closes. A refusal is the caller's to tell. */
  onConfirm: () => void | Promise<void>
  /** More to fill in before confirming, such as a reason. */
  children?: ReactNode
}

/** Asks before something happens: role alertdialog, buttons Confirm and Cancel, focus on Cancel, and given back. */
export function ConfirmDialog({ open, onOpenChange, question, description, danger, onConfirm, children }: ConfirmDialogProps) {
  const { t } = useText()
  const [busy, setBusy] = useState(false)
  const { remember, giveBack } = useGiveBack()
  async function confirm() {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
      onOpenChange(false)
    }
  }
  return (
    <Radix.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay data-veil className={veilClass} />
        <div className="pointer-events-none fixed inset-0 z-40 grid grid-cols-1 place-items-center p-4">
          <Radix.Content
            onOpenAutoFocus={remember}
            onCloseAutoFocus={giveBack}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={clsx(sheetClass, 'pointer-events-auto relative! w-full max-w-md gap-4 p-5')}
          >
            <div>
              <Radix.Title className="text-lg font-semibold">{question}</Radix.Title>
              {description ? <Radix.Description className="mt-1 text-base text-muted">{description}</Radix.Description> : null}
            </div>
            {children}
            <div className="flex flex-wrap justify-end gap-2">
              <Radix.Cancel asChild>
                <Button>{t('cancel')}</Button>
              </Radix.Cancel>
              <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
                {t('confirm')}
              </Button>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
