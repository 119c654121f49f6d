import { type FormEvent, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useText } from '#app/i18n/text.ts'

/** pdf.js waits for a password: whether the last one was wrong, and where the next one goes. */
export interface Lock {
  isWrong: boolean
  open: (password: string) => void
}

/** Asks for the password of a protected PDF in the preview's place; it stays in this browser. */
export function UnlockPdf({ lock }: { lock: Lock }) {
  const { t } = useText()
  const [password, setPassword] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password !== '') lock.open(password)
  }

  return (
    <form onSubmit={submit} className="mx-auto mt-[15%] flex w-full max-w-xs flex-col gap-3 p-4">
      <Field
        label={t('desk:preview.password')}
        help={t('desk:preview.password_help')}
        error={lock.isWrong ? t('desk:preview.password_wrong') : undefined}
        required
      >
        {(control) => (
          <Input {...control} type="password" autoComplete="off" value={password} onChange={(event) => setPassword(event.target.value)} />
        )}
      </Field>
      <Button type="submit" look="primary">
        {t('desk:preview.unlock')}
      </Button>
    </form>
  )
}
