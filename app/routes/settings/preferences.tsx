import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SettingsHeader } from '#app/components/members/settings-header.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { useChange } from '#app/components/use-change.ts'
import { languages } from '#app/contract/languages.ts'
import { themes, type MemberView, type Theme } from '#app/contract/members.ts'
import { chooseLanguage, rememberChoice } from '#app/i18n/i18n.client.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'
import { THEME_COOKIE, themeOf } from '../theme.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { member, language } = await requireMember(request)
  const title = await pageTitle(request, 'settings:preferences.title')
  return { language, theme: themeOf(request, member), notifications: member.notifications, themeCookie: THEME_COOKIE, title }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

type Choice = Partial<Pick<MemberView, 'language' | 'theme' | 'notifications'>>

/** Each choice counts at once; there is nothing to save. */
export default function Preferences() {
  const { language, theme, notifications, themeCookie } = useLoaderData<typeof loader>()
  const { t } = useText()
  const { change } = useChange()
  const keep = (choice: Choice) => change('patch', '/auth/me', { body: choice, said: t('settings:preferences.saved') })
  async function keepLanguage(chosen: (typeof languages)[number]) {
    await chooseLanguage(chosen)
    await keep({ language: chosen })
  }
  function keepTheme(chosen: Theme) {
    rememberChoice(themeCookie, chosen)
    return keep({ theme: chosen })
  }
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <SettingsHeader title={t('settings:preferences.title')} text={t('settings:preferences.text')} />
      <Card className="flex flex-col gap-5 p-5">
        <Field label={t('settings:preferences.language')}>
          {(control) => (
            <Select {...control} value={language} onChange={(event) => void keepLanguage(event.target.value as typeof language)}>
              {languages.map((word) => (
                <option key={word} value={word} lang={word}>
                  {t(`settings:preferences.languages.${word}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('settings:preferences.theme')} help={t('settings:preferences.theme_help')}>
          {(control) => (
            <Select {...control} value={theme} onChange={(event) => void keepTheme(event.target.value as Theme)}>
              {themes.map((word) => (
                <option key={word} value={word}>
                  {t(`settings:preferences.themes.${word}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <fieldset className="flex flex-col gap-1">
          <legend className="text-sm font-medium">{t('settings:preferences.notifications')}</legend>
          <Checkbox
            label={t('settings:preferences.notify')}
            checked={notifications}
            onChange={(event) => void keep({ notifications: event.target.checked })}
          />
        </fieldset>
      </Card>
    </div>
  )
}
