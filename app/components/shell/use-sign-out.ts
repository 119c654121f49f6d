import { signOut } from '#app/components/session.ts'
import { useToast } from '#app/components/ui/toast.tsx'
import { oauthErrorOf } from '#app/client/oauth.ts'
import { useText } from '#app/i18n/text.ts'

/** Ends the session at the server, then in this browser, then shows the sign-in screen. Where the server does not answer, all stays as it is. */
export function useSignOut(): () => void {
  const { t } = useText()
  const { fail } = useToast()
  return () => {
    signOut().catch((error: unknown) => fail(oauthErrorOf(error)?.error_description ?? t('failure.offline_title')))
  }
}
