import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useRef, useState, type FormEvent } from 'react'
import { browserClients } from '#app/client/browser.ts'
import { PasswordField } from '#app/components/auth/password-field.tsx'
import { useSend } from '#app/components/auth/use-send.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { SettingsHeader } from '#app/components/members/settings-header.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireMember(request)
  return { pageTitle: await pageTitle(request, 'auth:change.title') }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.pageTitle }]

export default function ChangePassword() {
  const { t } = useText()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [differs, setDiffers] = useState(false)
  const { busy, faults, send } = useSend()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { current_password, password, repeat } = Object.fromEntries(new FormData(event.currentTarget))
    setDiffers(password !== repeat)
    if (password !== repeat) return
    if (!(await send(async () => void (await browserClients().api.put('/auth/password', { current_password, password }))))) return
    form.current?.reset()
    toast.succeed(t('auth:changed'))
  }

  return (
    <div className="flex flex-col gap-5">
      <SettingsHeader title={t('auth:change.title')} text={t('auth:change.text')} />
      <Card className="max-w-md p-5">
        <form ref={form} method="post" onSubmit={submit} className="flex flex-col gap-4">
          <PasswordField
            label={t('auth:current_password')}
            name="current_password"
            autoComplete="current-password"
            error={faults.current_password}
          />
          <PasswordField
            label={t('auth:new_password')}
            name="password"
            autoComplete="new-password"
            help={t('auth:password_help')}
            error={faults.password}
          />
          <PasswordField
            label={t('auth:repeat_password')}
            name="repeat"
            autoComplete="new-password"
            error={differs ? t('auth:repeat_differs') : undefined}
          />
          <Button type="submit" look="primary" busy={busy} className="self-start">
            {t('auth:change.submit')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
