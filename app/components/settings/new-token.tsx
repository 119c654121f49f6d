import { useRevalidator } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { CopyField } from '#app/components/ui/copy-field.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useApi } from '#app/components/use-api.ts'
import { useText } from '#app/i18n/text.ts'

/** Asks what the token is for, makes it, and shows its secret this once. */
export function NewToken() {
  const { t } = useText()
  const { call } = useApi()
  const { revalidate } = useRevalidator()
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [token, setToken] = useState<string | null>(null)

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    setBusy(true)
    const answer = await call<{ meta: { token: string } }>('post', '/tokens', { name })
    setBusy(false)
    if (!answer) return
    setToken(answer.meta.token)
    revalidate()
  }
  function show(open: boolean) {
    setOpen(open)
    setToken(null)
  }

  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Plus className="size-4" aria-hidden />
        {t('settings:tokens.add')}
      </Button>
      <Dialog
        key={token === null ? 'ask' : 'show'}
        open={isOpen}
        once={token !== null}
        onOpenChange={show}
        title={t(token === null ? 'settings:tokens.add' : 'settings:tokens.made')}
        description={t(token === null ? 'settings:tokens.add_text' : 'settings:tokens.made_text')}
        footer={
          token === null ? (
            <>
              <Button onClick={() => show(false)}>{t('cancel')}</Button>
              <Button type="submit" form={formId} look="primary" busy={busy}>
                {t('settings:tokens.create')}
              </Button>
            </>
          ) : (
            <Button look="primary" onClick={() => show(false)}>
              {t('done')}
            </Button>
          )
        }
      >
        {token === null ? (
          <form id={formId} onSubmit={(event) => void create(event)}>
            <Field label={t('settings:tokens.name')} help={t('settings:tokens.name_help')} required>
              {(control) => <Input {...control} name="name" maxLength={100} autoComplete="off" />}
            </Field>
          </form>
        ) : (
          <CopyField label={t('settings:tokens.token')} value={token} />
        )}
      </Dialog>
    </>
  )
}
