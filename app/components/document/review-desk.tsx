import { PrefetchPageLinks, useLocation, useNavigation, useSearchParams } from '@remix-run/react'
import { type MutableRefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentView } from '#app/contract/documents.ts'
import { DeskProvider } from '#app/components/desk/desk-context.ts'
import { targetOf, type Path } from '#app/components/desk/paths.ts'
import { useLiveDocument } from '#app/components/desk/use-live-document.ts'
import { usePresence } from '#app/components/desk/use-presence.ts'
import { useDeskValue } from '#app/components/desk/use-desk-value.ts'
import { useUnsaved } from '#app/components/desk/use-unsaved.ts'
import { LearnedBanner } from '#app/components/learning/learned-banner.tsx'
import { progressWords } from '#app/components/list/progress.ts'
import { useToastsBelow } from '#app/components/ui/toast-place.ts'
import { useText } from '#app/i18n/text.ts'
import { DeskDialogs } from './desk-dialogs.tsx'
import { DeskHeader, DOCUMENT_NAME } from './desk-header.tsx'
import { type DialogName, DeskToolsProvider } from './desk-tools.ts'
import { FieldForm } from './field-form.tsx'
import { Findings } from './findings.tsx'
import { GONE, Notices } from './notices.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { SplitView } from './split-view.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useDeskWork } from './use-desk-work.ts'
import { useHoldStill } from './use-hold-still.ts'

interface ReviewDeskProps {
  document: DocumentView
  /** What the document is called. */
  name: string
  next: string | null
  previous: string | null
  search: string
  canWrite: boolean
  canRemove: boolean
  /** Takes back what was done last, mostly to the document before; null where something was typed or kept since. */
  lastStep: MutableRefObject<(() => void) | null>
}

/** The review desk of one document: preview and form side by side. Give it the document's id as key. */
export function ReviewDesk({ document, name, next, previous, search, canWrite, canRemove, lastStep }: ReviewDeskProps) {
  const canEdit = canWrite && (document.status === 'pending' || document.status === 'failed')
  const desk = useDeskValue(document, canEdit)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [explained, explain] = useState<Path | null>(null)
  const unsaved = useUnsaved(desk)
  const presence = usePresence(document, canWrite)
  const { progress, gone, miss } = useLiveDocument(document, unsaved.isDirty)
  const work = useDeskWork(desk, {
    name,
    next,
    previous,
    search,
    isDirty: unsaved.isDirty,
    settle: unsaved.settle,
    setAside: unsaved.setAside,
    onBlocked: () => setDialog('blocked'),
    onMissing() {
      miss()
      requestAnimationFrame(() => globalThis.document.getElementById(GONE)?.focus())
    },
    takeActive: presence.takeActive,
    lastStep,
  })
  const tools = useMemo(() => ({ explain, open: setDialog }), [])
  const isLeaving = useNavigation().state !== 'idle' || work.busyWith === 'remove'
  const { t } = useText()
  const toastsBelow = useToastsBelow()
  useDeskKeys(desk, tools, work, canWrite)
  useFirstDoubt(desk)
  useHoldStill(desk.active)

  return (
    <DeskProvider value={desk}>
      <DeskToolsProvider value={tools}>
        <div className="flex min-h-0 flex-1 flex-col min-[56.25rem]:h-[calc(100dvh-3.5rem)] min-[56.25rem]:flex-none">
          <div ref={toastsBelow} className="shrink-0">
            <LearnedBanner className="border-b border-accent/25" />
            <DeskHeader
              name={name}
              listAddress={work.listAddress}
              isDirty={unsaved.isDirty}
              busyWith={work.busyWith}
              canWrite={canWrite}
              canRemove={canRemove}
              onSave={work.save}
              onApprove={() => setDialog('approve')}
              onStep={work.step}
              onNext={work.goNext}
            />
          </div>
          <SplitView
            short={document.sha256 === null}
            left={<PreviewPane />}
            right={
              <div className="flex flex-col gap-4 p-4 pb-40">
                <Notices
                  isRestored={unsaved.isRestored}
                  canWrite={canWrite}
                  other={presence.other}
                  onTakeOver={presence.takeOver}
                  progress={progressWords(t, progress)}
                  onCompare={() => work.compare(desk.newer)}
                  // What goes along with an order of one's own is on its way.
                  isDirty={unsaved.isDirty && work.busyWith === null}
                  // The news of the way back may come before the answer: until then no other order would be taken.
                  gone={isLeaving ? null : work.busyWith === 'restore' ? 'trash' : gone}
                  onRestore={canRemove ? () => work.step('restore') : undefined}
                  onDiscard={() => desk.dispatch({ type: 'loaded', base: document })}
                />
                <Findings />
                <FieldForm />
              </div>
            }
          />
        </div>
        {work.nextAddress === null ? null : <PrefetchPageLinks page={work.nextAddress} />}
        <DeskDialogs
          dialog={dialog}
          onClose={() => setDialog(null)}
          work={work}
          unsaved={unsaved}
          explained={explained}
          onExplained={() => explain(null)}
        />
      </DeskToolsProvider>
    </DeskProvider>
  )
}

/**
 * The first value to look at has the focus as soon as the document is there; on a telephone that would only bring up its keyboard. Who came from
 * the document before and finds nothing to look at stands at the name of this one, and hears it, instead of at the top of the page.
 */
function useFirstDoubt({ canEdit, doubts, focusOn, document, kind }: ReturnType<typeof useDeskValue>): void {
  const [params] = useSearchParams()
  // Who comes from a search wants to see its hit first, who comes from an answer the field that it was computed from.
  const isSearched = params.has('find')
  const { list, row, name: column } = targetOf(params.get('field') ?? '')
  const isHere = list === 'items' ? document.items.some(({ id }) => id === row) : kind.fields.some(({ name }) => name === column)
  const named = isHere ? params.get('field') : null
  const doubt = !isSearched && canEdit && document.status === 'pending' ? ([...doubts.keys()][0] ?? null) : null
  const first = named ?? doubt
  const { isFlow } = (useLocation().state ?? {}) as { isFlow?: boolean }
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || document.status === 'processing') return
    isDone.current = true
    if (first !== null && matchMedia('(min-width: 56.25rem)').matches) focusOn(first)
    else if (isFlow) globalThis.document.getElementById(DOCUMENT_NAME)?.focus()
  }, [first, focusOn, isFlow, document.status])
}
