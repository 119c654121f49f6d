import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Textarea } from '#app/components/ui/textarea.tsx'
import { useText } from '#app/i18n/text.ts'

interface WordsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text?: string
  /** The label of the words that must be given. */
  label: string
  /** The word on the button that does it; Confirm where it is not given. */
  confirm?: string
  onConfirm: (words: string) => void
}

/** Asks for a few words before something is done: the reason of a rejection, the note of an approval in spite of a duplicate. */
export function WordsDialog({ open, onOpenChange, title, text, label, confirm, onConfirm }: WordsDialogProps) {
  const { t } = useText()
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = words.trim() === ''
  function finish() {
    setTried(true)
    if (isMissing) return
    onOpenChange(false)
    onConfirm(words.trim())
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button look="primary" onClick={finish}>
            {confirm ?? t('confirm')}
          </Button>
        </>
      }
    >
      <Field label={label} required error={isTried && isMissing ? t('desk:reject_dialog.needed') : undefined}>
        {(control) => (
          <Textarea
            {...control}
            value={words}
            maxLength={2000}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) finish()
            }}
          />
        )}
      </Field>
    </Dialog>
  )
}
