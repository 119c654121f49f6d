import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useRef, useState, type FormEvent } from 'react'
import { browserClients } from '#app/client/browser.ts'
import { AccountName } from '#app/components/auth/account-name.tsx'
import { PasswordField } from '#app/components/auth/password-field.tsx'
import { RevokeTokens } from '#app/components/auth/revoke-tokens.tsx'
import { useSend } from '#app/components/auth/use-send.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { SettingsHeader } from '#app/components/members/settings-header.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { countTokens } from '#app/domain/members/tokens.server.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { db, member } = await requireMember(request)
  return { pageTitle: await pageTitle(request, 'auth:change.title'), email: member.email, tokens: countTokens(db, member.id) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.pageTitle }]

export default function ChangePassword() {
  const { t } = useText()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { email, tokens } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [differs, setDiffers] = useState(false)
  const { busy, faults, send } = useSend()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { current_password, password, repeat, revoke_tokens } = Object.fromEntries(new FormData(event.currentTarget))
    setDiffers(password !== repeat)
    if (password !== repeat) return
    const body = { current_password, password, ...(revoke_tokens !== undefined && { revoke_tokens: true }) }
    if (!(await send(async () => void (await browserClients().api.put('/auth/password', body))))) return
    form.current?.reset()
    toast.succeed(t('auth:changed'))
    revalidate()
  }

  return (
    <div className="flex flex-col gap-5">
      <SettingsHeader title={t('auth:change.title')} text={t('auth:change.text')} />
      <Card className="max-w-md p-5">
        <form ref={form} method="post" onSubmit={submit} className="flex flex-col gap-4">
          <AccountName email={email} />
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
          <RevokeTokens count={tokens} />
          <Button type="submit" look="primary" busy={busy} className="self-start">
            {t('auth:change.submit')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
