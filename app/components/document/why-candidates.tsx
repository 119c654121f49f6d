import type { Candidate } from '#app/components/desk/candidates.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import type { Path } from '#app/components/desk/paths.ts'
import { Button } from '#app/components/ui/button.tsx'
import { formatShare } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'
import { reasonText } from './why-reason.ts'

/** The runners-up of a value; each can be taken instead. */
export function Candidates({ candidates, path, onTaken }: { candidates: Candidate[]; path: Path; onTaken: () => void }) {
  const { t, language } = useText()
  const { canEdit, dispatch } = useDesk()
  if (candidates.length === 0) return <p className="text-sm text-muted">{t('desk:why.no_candidates')}</p>
  return (
    <ul className="flex flex-col divide-y divide-line rounded-md border border-line text-sm">
      {candidates.map((candidate, index) => (
        <li key={index} className="flex items-center gap-3 px-3 py-1.5">
          <span className="min-w-0 flex-1">
            <span className="font-medium break-words">{candidate.value}</span>
            <span className="block text-xs text-muted">
              {[
                t(`desk:source.${candidate.source}`),
                formatShare(candidate.confidence, language),
                candidate.reason && reasonText(t, candidate.reason),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {canEdit ? (
            <Button
              size="small"
              onClick={() => {
                dispatch({ type: 'captured', path, text: candidate.value, place: placeOfCandidate(candidate) })
                onTaken()
              }}
            >
              {t('desk:why.take')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Where a runner-up stands, in the form that an edit carries. */
export function placeOfCandidate({
  page,
  box,
  text,
  value,
}: Candidate): { page: number; box: [number, number, number, number]; text: string } | undefined {
  return page !== undefined && box ? { page, box, text: text ?? value } : undefined
}
