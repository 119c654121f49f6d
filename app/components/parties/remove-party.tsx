import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useChange } from '#app/components/use-change.ts'
import { useText } from '#app/i18n/text.ts'

export function RemoveParty({ id, name }: { id: string; name: string }) {
  const { t } = useText()
  const { change } = useChange()
  const [asking, setAsking] = useState(false)
  const remove = () =>
    change('delete', `/parties/${id}`, { said: t('learning:parties.removed', { name }), goTo: () => '/settings/parties' })
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
        onConfirm={async () => void (await remove())}
      />
    </>
  )
}
