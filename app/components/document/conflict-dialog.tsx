import { useMemo, useState } from 'react'
import type { DocumentView } from '#app/contract/documents.ts'
import { type Difference, differencesOf, merge } from '#app/components/desk/conflict.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { fieldLabel } from '#app/i18n/labels.ts'
import { useText } from '#app/i18n/text.ts'

/** Someone saved first: both versions side by side, value by value; nothing that was typed is lost. */
export function ConflictDialog({ theirs, onClose }: { theirs: DocumentView; onClose: () => void }) {
  const { t } = useText()
  const { kind, state, dispatch } = useDesk()
  const differences = useMemo(() => differencesOf(kind, state.base, state.draft, theirs), [kind, state.base, state.draft, theirs])
  // An approval waits also where nothing is opposed: it would go for values that nobody saw here.
  const isOpposed = differences.length > 0
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())

  function choose(name: string, isMine: boolean) {
    setDropped((before) => new Set(isMine ? [...before].filter((other) => other !== name) : [...before, name]))
  }
  function apply() {
    dispatch({ type: 'loaded', base: theirs, draft: merge(state.base, state.draft, theirs, dropped) })
    onClose()
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : apply())}
      title={t('desk:conflict.title')}
      description={t(isOpposed ? 'desk:conflict.text' : 'desk:conflict.no_difference')}
      footer={
        <Button look="primary" onClick={apply}>
          {t(isOpposed ? 'desk:conflict.apply' : 'back')}
        </Button>
      }
    >
      {isOpposed ? (
        <div className="flex flex-col gap-4">
          {differences.map((difference) => (
            <Choice
              key={difference.name}
              difference={difference}
              isMine={!dropped.has(difference.name)}
              onChoose={(isMine) => choose(difference.name, isMine)}
            />
          ))}
        </div>
      ) : null}
    </Dialog>
  )
}

function Choice({ difference, isMine, onChoose }: { difference: Difference; isMine: boolean; onChoose: (isMine: boolean) => void }) {
  const { t } = useText()
  const { kind } = useDesk()
  const label = difference.list === null ? fieldLabel(t, kind.name, difference.name) : t(`fields:group.${difference.list}`)
  const side = (word: string, text: string, isChosen: boolean, choice: boolean) => (
    <label
      htmlFor={`conflict-${difference.name}-${choice}`}
      className={`flex cursor-pointer items-start gap-2 rounded-md border p-2 ${isChosen ? 'border-accent bg-accent-soft/50' : 'border-line'}`}
    >
      <input
        type="radio"
        id={`conflict-${difference.name}-${choice}`}
        name={`conflict-${difference.name}`}
        className="mt-1 accent-accent"
        checked={isChosen}
        onChange={() => onChoose(choice)}
      />
      <span className="text-xs text-muted">{word}</span>
      <span className="min-w-0 text-sm break-words whitespace-pre-wrap">{text || t('desk:nothing')}</span>
    </label>
  )
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {side(t('desk:conflict.mine'), difference.mine, isMine, true)}
        {side(t('desk:conflict.theirs'), difference.theirs, !isMine, false)}
      </div>
    </fieldset>
  )
}
