import type { EventView } from '#app/contract/documents.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { Time } from '#app/components/time.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { useText } from '#app/i18n/text.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { eventWord, placeName } from './event-text.ts'

/** What happened to the document, newest first. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  const { document, kind } = useDesk()
  return (
    <Dialog open wide onOpenChange={(open) => (open ? undefined : onClose())} title={t('desk:history')}>
      <ol className="flex flex-col divide-y divide-line">
        {[...document.events].reverse().map((event) => (
          <li key={event.id} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
            <div className="min-w-0">
              <p className="font-medium">
                {event.actor === null
                  ? t('desk:event_machine', { event: eventWord(t, event) })
                  : t('desk:event_by', { event: eventWord(t, event), actor: event.actor })}
              </p>
              <Change event={event} kind={kind} />
              {event.note ? <p className="text-muted">{event.note}</p> : null}
            </div>
            <Time at={event.at} className="text-muted tabular-nums" />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function Change({ event, kind }: { event: EventView; kind: Kind }) {
  const { t } = useText()
  // The word for the event says what happened to the kind.
  if (event.field === 'kind') return null
  if (event.field === null || (event.old === null && event.new === null))
    return event.field === null ? null : <p className="text-muted">{placeName(t, kind, event.field)}</p>
  return (
    <p className="break-words text-muted">
      {t('desk:event_change', {
        field: placeName(t, kind, event.field),
        old: event.old ?? t('desk:nothing'),
        new: event.new ?? t('desk:nothing'),
      })}
    </p>
  )
}
