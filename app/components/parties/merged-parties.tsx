import { Button } from '#app/components/ui/button.tsx'
import { useChange } from '#app/components/use-change.ts'
import type { PartyView } from '#app/contract/parties.ts'
import { useText } from '#app/i18n/text.ts'

/** The entries that were found to be this company, each with the way back. */
export function MergedParties({ merged, mayWrite }: { merged: PartyView['merged']; mayWrite: boolean }) {
  const { t } = useText()
  const { busy, change } = useChange()
  if (merged.length === 0) return null
  return (
    <div className="text-sm">
      <p className="text-muted">{t('learning:parties.merged_here')}</p>
      <ul className="flex flex-col gap-1">
        {merged.map(({ id, name, tax_id: taxId }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <span>{taxId ? `${name} · ${taxId}` : name}</span>
            {mayWrite ? (
              <Button
                busy={busy}
                aria-label={t('learning:parties.separate_name', { name })}
                onClick={() =>
                  void change('post', `/parties/${id}/separate`, { body: {}, said: t('learning:parties.separated', { name }) })
                }
              >
                {t('learning:parties.separate')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
