import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { browserClients } from '#app/client/browser.ts'
import { AuthCard, linkClass, ScriptNeeded } from '#app/components/auth/auth-card.tsx'
import { useSend } from '#app/components/auth/use-send.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return { pageTitle: await pageTitle(request, 'auth:forgot.title') }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.pageTitle }]

export default function ForgetPassword() {
  const { t } = useText()
  const { busy, send } = useSend()
  const [sent, setSent] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    setSent(await send(async () => void (await browserClients().api.post('/users/password', { email }))))
  }

  return (
    <AuthCard
      title={t(sent ? 'auth:forgot.sent_title' : 'auth:forgot.title')}
      text={sent ? undefined : t('auth:forgot.text')}
      footer={
        <Link to="/sign_in" className={linkClass}>
          {t('auth:forgot.back')}
        </Link>
      }
    >
      {sent ? (
        <div role="status" className="flex flex-col gap-3">
          <p>{t('auth:forgot.sent')}</p>
          <p className="text-muted">{t('auth:forgot.no_mail')}</p>
        </div>
      ) : (
        <form method="post" onSubmit={submit} className="flex flex-col gap-4">
          <ScriptNeeded />
          <Field label={t('auth:email')} required>
            {(control) => <Input {...control} name="email" type="email" autoComplete="username" maxLength={254} />}
          </Field>
          <Button type="submit" look="primary" busy={busy}>
            {t('auth:forgot.submit')}
          </Button>
        </form>
      )}
    </AuthCard>
  )
}
