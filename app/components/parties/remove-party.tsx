import { useNavigate } from '@remix-run/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useApi } from '#app/components/use-api.ts'
import { useText } from '#app/i18n/text.ts'

export function RemoveParty({ id, name }: { id: string; name: string }) {
  const { t } = useText()
  const { call } = useApi()
  const { succeed } = useToast()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  async function remove() {
    if ((await call('delete', `/parties/${id}`)) === undefined) return
    succeed(t('learning:parties.removed', { name }))
    navigate('/settings/parties')
  }
  return (
    <>
      <Button look="risky" onClick={() => setAsking(true)}>
        <Trash2 className="size-4" aria-hidden />
        {t('learning:parties.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        danger
        question={t('learning:parties.remove_question', { name })}
        description={t('learning:parties.remove_text')}
        onConfirm={remove}
      />
    </>
  )
}
