import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useNavigate } from '@remix-run/react'
import type { FormEvent } from 'react'
import { browserClients } from '#app/client/browser.ts'
import { AuthCard, linkClass, ScriptNeeded } from '#app/components/auth/auth-card.tsx'
import { AccountName } from '#app/components/auth/account-name.tsx'
import { PasswordField } from '#app/components/auth/password-field.tsx'
import { RevokeTokens } from '#app/components/auth/revoke-tokens.tsx'
import { useSend } from '#app/components/auth/use-send.ts'
import { Button } from '#app/components/ui/button.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { openLink } from '#app/domain/members/set-password.server.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { visitorOf } from '../session.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.pageTitle }, { name: 'referrer', content: 'no-referrer' }]

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('reset_password_token')
  const link = token === null ? undefined : openLink(await visitorOf(request), token)
  return { pageTitle: await pageTitle(request, link?.isInvitation ? 'auth:edit.invited_title' : 'auth:edit.title'), token, link }
}

export default function EditPassword() {
  const { t } = useText()
  const { token, link } = useLoaderData<typeof loader>()
  const toast = useToast()
  const navigate = useNavigate()
  const { busy, faults, send } = useSend()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { reset_password_token: token, password: form.get('password'), ...(form.has('revoke_tokens') && { revoke_tokens: true }) }
    if (!(await send(async () => void (await browserClients().api.put('/users/password', body))))) return
    toast.succeed(t('auth:changed'))
    navigate('/sign_in', { state: { email: link?.email } })
  }

  return (
    <AuthCard
      title={t(link?.isInvitation ? 'auth:edit.invited_title' : 'auth:edit.title')}
      text={
        link
          ? t(link.isInvitation ? 'auth:edit.invited_text' : 'auth:edit.whose', { email: link.email })
          : t(token ? 'errors:link_dead' : 'auth:edit.no_token')
      }
      footer={
        <Link to="/forget_password" className={linkClass}>
          {t('auth:edit.again')}
        </Link>
      }
    >
      {link ? (
        <form method="post" onSubmit={submit} className="flex flex-col gap-4">
          <ScriptNeeded />
          <AccountName email={link.email} />
          <PasswordField
            label={t('auth:new_password')}
            name="password"
            autoComplete="new-password"
            help={t('auth:password_help')}
            error={faults.password ?? faults.reset_password_token}
          />
          <RevokeTokens count={link.tokens} />
          <Button type="submit" look="primary" busy={busy}>
            {t('auth:edit.submit')}
          </Button>
        </form>
      ) : null}
    </AuthCard>
  )
}
