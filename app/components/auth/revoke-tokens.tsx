import { useId } from 'react'
import { useText } from '#app/i18n/text.ts'
import { Checkbox } from '../ui/checkbox.tsx'

/** Asks whether API tokens end with the old password; nothing where there are none. */
export function RevokeTokens({ count }: { count: number }) {
  const { t } = useText()
  const helpId = useId()
  if (count === 0) return null
  return (
    <div className="flex flex-col gap-1">
      <Checkbox name="revoke_tokens" aria-describedby={helpId} label={t('auth:revoke_tokens.label', { count })} />
      <p id={helpId} className="text-sm text-muted">
        {t('auth:revoke_tokens.help')}
      </p>
    </div>
  )
}
