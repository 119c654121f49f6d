import type { FormEvent } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useText } from '#app/i18n/text.ts'

interface Props {
  name: string
  onClose: () => void
  onRename: (name: string) => Promise<void>
}

export function RenameDialog({ name, onClose, onRename }: Props) {
  const { t } = useText()
  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('name')
    if (typeof given === 'string' && given.trim() !== '') await onRename(given.trim())
  }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t('bot:rename')}>
      <form onSubmit={(event) => void rename(event)} className="flex flex-col gap-4">
        <Field label={t('bot:name')} required>
          {(control) => <Input {...control} name="name" defaultValue={name} maxLength={200} autoComplete="off" />}
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary">
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
