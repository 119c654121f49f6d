import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLocation, useRouteLoaderData } from '@remix-run/react'
import { isAxiosError } from 'axios'
import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { oauthErrorOf } from '#app/client/oauth.ts'
import { AuthCard, linkClass, ScriptNeeded } from '#app/components/auth/auth-card.tsx'
import { PasswordField } from '#app/components/auth/password-field.tsx'
import { hasUnsaved } from '#app/components/desk/unsaved.ts'
import { signIn } from '#app/components/session.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import type { loader as frame } from './_layout.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  return { pageTitle: await pageTitle(request, 'auth:sign_in.title') }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.pageTitle }]

export default function SignIn() {
  const { t } = useText()
  const { busy, submit } = useSignIn()
  // Who has just set a password need not type the address again.
  const { email } = (useLocation().state ?? {}) as { email?: string }
  return (
    <AuthCard
      title={t('auth:sign_in.title')}
      text={t('auth:product_line')}
      footer={
        <p>
          {t('auth:sign_in.no_account')}{' '}
          <Link to="/sign_up" className={linkClass}>
            {t('auth:sign_in.sign_up')}
          </Link>
        </p>
      }
    >
      <ScriptNeeded />
      <KeptNote />
      <form method="post" onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('auth:email')} required>
          {(control) => <Input {...control} name="email" type="email" defaultValue={email} autoComplete="username" maxLength={254} />}
        </Field>
        <PasswordField label={t('auth:password')} name="password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Checkbox name="remember" label={t('auth:sign_in.remember')} />
          <Link to="/forget_password" className={linkClass}>
            {t('auth:sign_in.forgot')}
          </Link>
        </div>
        <Button type="submit" look="primary" busy={busy}>
          {t('auth:sign_in.submit')}
        </Button>
      </form>
    </AuthCard>
  )
}

/** A session that ended at the desk has not taken along what was typed there. */
function KeptNote() {
  const { t } = useText()
  const { wanted = '/' } = useRouteLoaderData<typeof frame>('routes/signed-out/_layout') ?? {}
  const id = wanted.split(/[/?]/)[2] ?? ''
  const isKept = useSyncExternalStore(
    onStorage,
    () => id !== '' && hasUnsaved(localStorage, id),
    () => false,
  )
  return (
    <div role="status">{isKept ? <p className="mb-4 rounded-md bg-info-soft px-3 py-2 text-sm">{t('auth:sign_in.kept')}</p> : null}</div>
  )
}

function onStorage(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

function useSignIn() {
  const { t } = useText()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const { wanted = '/', home = '' } = useRouteLoaderData<typeof frame>('routes/signed-out/_layout') ?? {}

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const isKept = await signIn(String(form.get('email')), String(form.get('password')), form.has('remember'))
      // A whole load: the server's session and the page's data begin anew.
      if (isKept) return location.assign(wanted)
      setBusy(false)
      toast.fail(t('auth:no_cookies', { home }))
    } catch (error) {
      setBusy(false)
      if (!isAxiosError(error)) throw error
      toast.fail(t(`auth:oauth.${oauthErrorOf(error)?.error ?? 'unreachable'}`))
    }
  }
  return { busy, submit }
}
