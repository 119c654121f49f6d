import { useState, type ReactNode } from 'react'
import { oauthErrorOf } from '#app/client/oauth.ts'
import { signOut } from '#app/components/session.ts'
import { ConfirmDialog } from '#app/components/ui/alert-dialog.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { type Work, workUnderWay } from '#app/components/work-under-way.ts'
import { useText } from '#app/i18n/text.ts'

/**
 * Ends the session at the server, then in this browser, then shows the sign-in screen. Where the server does not answer, all stays as it is.
 * What is not saved or not uploaded is asked about before the session ends: afterwards there would be no way back to it.
 */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const { t } = useText()
  const { fail } = useToast()
  const [asked, setAsked] = useState<Work>('edits')
  const [asking, setAsking] = useState(false)
  async function leave(): Promise<void> {
    try {
      await signOut()
    } catch (error) {
      fail(oauthErrorOf(error)?.error_description ?? t('failure.offline_title'))
    }
  }
  const question = (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      question={t(asked === 'edits' ? 'desk:leave_question' : 'documents:upload.leave_question')}
      description={t(asked === 'edits' ? 'desk:leave_text' : 'documents:upload.leave_text')}
      onConfirm={leave}
    />
  )
  function start() {
    const work = workUnderWay()
    if (!work) return void leave()
    setAsked(work)
    setAsking(true)
  }
  return { signOut: start, question }
}
