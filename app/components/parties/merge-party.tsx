import { Merge } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { useChange } from '#app/components/use-change.ts'
import type { PartyView } from '#app/contract/parties.ts'
import { useText } from '#app/i18n/text.ts'

interface MergePartyProps {
  party: PartyView
  /** Companies of the same role, of which it may be one. */
  others: Pick<PartyView, 'id' | 'name' | 'tax_id'>[]
}

/** Says that this entry and another are one company, and which one is kept. */
export function MergeParty({ party, others }: MergePartyProps) {
  const { t } = useText()
  const { busy, change } = useChange()
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  async function merge(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const into = String(new FormData(event.currentTarget).get('into'))
    const name = others.find(({ id }) => id === into)?.name ?? ''
    const isDone = await change('post', `/parties/${party.id}/merge`, {
      body: { into },
      said: t('learning:parties.merged_into', { name: party.name, other: name }),
      goTo: () => `/settings/parties/${into}`,
    })
    if (isDone) setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Merge className="size-4" aria-hidden />
        {t('learning:parties.merge')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('learning:parties.merge_title', { name: party.name })}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
            <Button type="submit" form={formId} look="primary" busy={busy}>
              {t('learning:parties.merge')}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={(event) => void merge(event)} className="flex flex-col gap-4">
          <p className="text-sm text-muted">{t('learning:parties.merge_text')}</p>
          <Field label={t('learning:parties.merge_kept')} required>
            {(control) => (
              <Select {...control} name="into" required defaultValue="">
                <option value="" disabled />
                {others.map(({ id, name, tax_id: taxId }) => (
                  <option key={id} value={id}>
                    {taxId ? `${name} · ${taxId}` : name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </form>
      </Dialog>
    </>
  )
}
