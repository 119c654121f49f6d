import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useNavigate } from '@remix-run/react'
import type { FormEvent } from 'react'
import { browserClients } from '#app/client/browser.ts'
import { AuthCard, linkClass, ScriptNeeded } from '#app/components/auth/auth-card.tsx'
import { PasswordField } from '#app/components/auth/password-field.tsx'
import { useSend } from '#app/components/auth/use-send.ts'
import { signIn } from '#app/components/session.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { hasMembers, signUpState } from '#app/domain/members/sign-up.server.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { visitorOf } from '../session.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.pageTitle }]

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = await visitorOf(request)
  const { open, codeNeeded } = signUpState(db)
  return {
    pageTitle: await pageTitle(request, 'auth:sign_up.title'),
    open,
    codeNeeded,
    first: !hasMembers(db),
    code: new URL(request.url).searchParams.get('code') ?? '',
  }
}

export default function SignUp() {
  const { t } = useText()
  const { open, first } = useLoaderData<typeof loader>()
  return (
    <AuthCard
      title={t(open ? 'auth:sign_up.title' : 'auth:sign_up.closed_title')}
      text={open ? (first ? t('auth:sign_up.first') : undefined) : t('auth:sign_up.closed')}
      footer={
        <p>
          {t('auth:sign_up.has_account')}{' '}
          <Link to="/sign_in" className={linkClass}>
            {t('auth:sign_in.title')}
          </Link>
        </p>
      }
    >
      {open ? <SignUpForm /> : null}
    </AuthCard>
  )
}

function SignUpForm() {
  const { t } = useText()
  const { codeNeeded, code } = useLoaderData<typeof loader>()
  const { busy, faults, submit } = useSignUp()
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      <ScriptNeeded />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('auth:first_name')} error={faults.first_name} required>
          {(control) => <Input {...control} name="first_name" autoComplete="given-name" maxLength={100} />}
        </Field>
        <Field label={t('auth:last_name')} error={faults.last_name} required>
          {(control) => <Input {...control} name="last_name" autoComplete="family-name" maxLength={100} />}
        </Field>
      </div>
      <Field label={t('auth:email')} error={faults.email} required>
        {(control) => <Input {...control} name="email" type="email" autoComplete="username" maxLength={254} />}
      </Field>
      <PasswordField
        label={t('auth:password')}
        name="password"
        autoComplete="new-password"
        help={t('auth:password_help')}
        error={faults.password}
      />
      {codeNeeded ? (
        <Field label={t('auth:sign_up.code')} help={t('auth:sign_up.code_help')} error={faults.code} required>
          {(control) => <Input {...control} name="code" defaultValue={code} autoComplete="off" maxLength={100} />}
        </Field>
      ) : null}
      <Button type="submit" look="primary" busy={busy}>
        {t('auth:sign_up.submit')}
      </Button>
    </form>
  )
}

/** Signs up and, since the person has just typed their password, in. */
function useSignUp() {
  const { t } = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const { busy, faults, send } = useSend()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    if (!(await send(async () => void (await browserClients().api.post('/users', form))))) return
    const { email = '', password = '' } = form
    if (await signIn(email, password, false).catch(() => false)) return location.assign('/')
    toast.succeed(t('auth:sign_up.done'))
    navigate('/sign_in')
  }
  return { busy, faults, submit }
}
