import { useText } from '#app/i18n/text.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { useToast } from './toast.tsx'

/** Something to hand on: shown whole, selected when it has the focus, copied by a button where the browser lets us. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useText()
  const toast = useToast()
  // The clipboard exists in secure contexts only; elsewhere the text is selected and copied by hand.
  const canCopy = typeof navigator !== 'undefined' && 'clipboard' in navigator
  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="grow">
        {(control) => <Input {...control} value={value} readOnly onFocus={({ target }) => target.select()} />}
      </Field>
      {canCopy ? (
        <Button onClick={() => void navigator.clipboard.writeText(value).then(() => toast.succeed(t('copied')))}>{t('copy')}</Button>
      ) : null}
    </div>
  )
}
