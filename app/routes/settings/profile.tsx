import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import type { FormEvent } from 'react'
import { browserClients } from '#app/client/browser.ts'
import { useSend } from '#app/components/auth/use-send.ts'
import { Time } from '#app/components/time.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { SettingsHeader } from '#app/components/members/settings-header.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.pageTitle }]

export async function loader({ request }: LoaderFunctionArgs) {
  const { member } = await requireMember(request)
  return { member, pageTitle: await pageTitle(request, 'auth:profile.title') }
}

export default function Profile() {
  const { t } = useText()
  const { member } = useLoaderData<typeof loader>()
  const { busy, faults, submit } = useSaveName()
  return (
    <div className="flex flex-col gap-5">
      <SettingsHeader title={t('auth:profile.title')} text={t('auth:profile.text')}>
        <ButtonLink to="/settings/password">{t('auth:change.title')}</ButtonLink>
      </SettingsHeader>
      <Card className="max-w-xl p-5">
        <form method="post" onSubmit={submit} className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('auth:first_name')} error={faults.first_name} required>
              {(control) => (
                <Input {...control} name="first_name" defaultValue={member.first_name} autoComplete="given-name" maxLength={100} />
              )}
            </Field>
            <Field label={t('auth:last_name')} error={faults.last_name} required>
              {(control) => (
                <Input {...control} name="last_name" defaultValue={member.last_name} autoComplete="family-name" maxLength={100} />
              )}
            </Field>
          </div>
          <Field label={t('auth:email')} help={t('auth:profile.email_help')}>
            {(control) => <Input {...control} value={member.email} readOnly />}
          </Field>
          <dl className="grid grid-cols-2 gap-4">
            <div>
              <dt className="text-sm text-muted">{t('auth:profile.role')}</dt>
              <dd>{t(`auth:members.roles.${member.role}`)}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t('auth:profile.member_since')}</dt>
              <dd>
                <Time at={member.created_at} />
              </dd>
            </div>
          </dl>
          <Button type="submit" look="primary" busy={busy} className="self-start">
            {t('save')}
          </Button>
        </form>
      </Card>
    </div>
  )
}

function useSaveName() {
  const { t } = useText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { busy, faults, send } = useSend()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const attributes = Object.fromEntries(new FormData(event.currentTarget))
    if (!(await send(async () => void (await browserClients().api.patch('/auth/me', attributes))))) return
    toast.succeed(t('auth:profile.saved'))
    revalidate()
  }
  return { busy, faults, submit }
}
