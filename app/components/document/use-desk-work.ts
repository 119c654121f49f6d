import { useLocation, useNavigate, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState, type MutableRefObject } from 'react'
import { closes, goesOn, keepsTyped, type DeskAnswer, type DeskIntent, type DeskOrder } from '#app/contract/desk.ts'
import type { DocumentView } from '#app/contract/documents.ts'
import { kinds, type KindName } from '#app/contract/kinds/index.ts'
import type { Desk } from '#app/components/desk/desk-context.ts'
import { editOf } from '#app/components/desk/edit-of.ts'
import { renewOrder, takeOver, type Work } from '#app/components/desk/renew-order.ts'
import { useOrders } from '#app/components/desk/use-orders.ts'
import { useLessons } from '#app/components/learning/lessons-provider.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useApi } from '#app/components/use-api.ts'
import { useText } from '#app/i18n/text.ts'

type Done = Exclude<DeskAnswer, { refused: string }>

interface Around {
  name: string
  next: string | null
  previous: string | null
  /** The query string of the list the document was opened from. */
  search: string
  isDirty: boolean
  /** What is typed has been kept, or is given up. */
  settle: () => void
  /** What is typed waits until the document is opened again. */
  setAside: () => void
  onBlocked: () => void
  /** It is in the trash, which a notice tells with the way back. */
  onMissing: () => void
  /** Milliseconds of work since they were last told. */
  takeActive: () => number
  /** Takes back what was done last; null where something was typed or kept since. */
  lastStep: MutableRefObject<(() => void) | null>
}

const done: Partial<Record<DeskIntent, 'saved' | 'approved' | 'rejected' | 'reopened' | 'deleted' | 'retried' | 'postponed'>> = {
  save: 'saved',
  approve: 'approved',
  reject: 'rejected',
  reopen: 'reopened',
  remove: 'deleted',
  retry: 'retried',
  postpone: 'postponed',
}

/** How often an order is sent again by itself, each time on the version that came in between. */
const MOST_RENEWALS = 3

/** Carries out what the desk's buttons and keys ask for, and what follows from the answers. */
export function useDeskWork(
  desk: Desk,
  { name, next, previous, search, isDirty, settle, setAside, onBlocked, onMissing, takeActive, lastStep }: Around,
) {
  const { t } = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { call } = useApi()
  const { learn } = useLessons()
  const [conflict, setConflict] = useState<DocumentView | null>(null)
  const { kind, document, state } = desk
  const { send: order, isUnderWay, isIdle, busyWith } = useOrders(addressOf(document.id), follow)
  const left = useLeft(isIdle, release)
  const renewals = useRef(0)
  const hasSteps = state.past.length > 0 || isDirty
  useEffect(() => {
    if (hasSteps) lastStep.current = null
  }, [hasSteps, lastStep])

  /** What is on its way to another document takes no more orders: their answers would reach nobody. */
  function send(...what: Parameters<typeof order>) {
    if (!left.current && order(...what) && closes.has(what[0].intent)) desk.dispatch({ type: 'held', isHeld: true })
  }

  function release() {
    desk.dispatch({ type: 'held', isHeld: false })
  }

  function addressOf(id: string): string {
    return `/${kind.slug}/${id}${search === '' ? '' : `?${new URLSearchParams({ list: search })}`}`
  }
  const listAddress = `/${kind.slug}${search === '' ? '' : `?${search.replace(/^\?/, '')}`}`

  function leave(address: string, options?: { state: { isFlow: true } }) {
    left.current = true
    navigate(address, options)
  }

  function goOn(id: string | null) {
    if (id !== null) return leave(addressOf(id), { state: { isFlow: true } })
    toast.show({ heading: t('desk:no_more'), type: 'success' })
  }

  /** To a neighbour without an order; while one is under way, its answer goes on by itself. What is typed asks first. */
  function pass(id: string | null) {
    if (isUnderWay()) return
    goOn(id)
    if (isDirty) left.current = false
  }

  function follow(answer: DeskAnswer, order: DeskOrder, sent: Work) {
    if ('refused' in answer) return refuse(answer, order, sent)
    renewals.current = 0
    const word = done[answer.done]
    const kept = answer.document
    if (kept && (order.intent === 'save' || ('edit' in order && order.edit))) desk.dispatch({ type: 'saved', base: kept, sent: sent.draft })
    if (!keepsTyped.has(answer.done)) settle()
    if (answer.done === 'postpone' && answer.next !== null) setAside()
    const takeBack = wayBack(answer)
    let close: () => void = () => undefined
    function undo() {
      if (lastStep.current === undo) lastStep.current = null
      close()
      takeBack?.()
    }
    lastStep.current = takeBack ? undo : null
    const remembered = answer.learned ? ` ${t('learning:banner.remembered')}` : ''
    // It speaks of this document alone: over the next one nobody needs to be told.
    if (word === 'saved') toast.show({ heading: t('success'), body: t('desk:saved'), type: 'success', ofScreen: true })
    else if (word) close = toast.succeed(t(`desk:${word}`, { name }) + remembered, takeBack && { label: t('undo'), onSelect: undo })
    if (answer.learned) learn(answer.learned, name)
    if (answer.done === 'move' && kept) {
      toast.succeed(t(`desk:moved_to.${kept.kind}`, { name }))
      return leave(`/${kinds[kept.kind].slug}/${kept.id}`)
    }
    if (answer.done === 'remove') return leave(answer.next === null ? listAddress : addressOf(answer.next))
    if (goesOn.has(answer.done)) goOn(answer.next)
  }

  /** What takes a step back and leads to its document again, from wherever one is by then; the others are no step, or are asked about. */
  function wayBack({ done, next, document: kept }: Done): (() => void) | undefined {
    if (done === 'approve' || done === 'reject') return () => void takeBack('reopen', kept ? { version: kept.version } : {})
    if (done === 'remove') return () => void takeBack('restore', {})
    // Opening it again is what ends a postponement.
    return done === 'postpone' && next !== null ? returnTo : undefined
  }

  async function takeBack(step: 'reopen' | 'restore', body: { version?: number }) {
    if (!(await call('post', `/${kind.slug}/${document.id}/${step}`, body))) return
    toast.succeed(step === 'reopen' ? t('desk:reopened', { name }) : t('documents:trash.restore_done', { count: 1 }))
    returnTo()
  }

  function returnTo() {
    const isHere = globalThis.location.pathname === `/${kind.slug}/${document.id}`
    navigate(addressOf(document.id), { replace: isHere, state: { isFlow: true } })
  }

  function refuse({ refused, sentence, current }: Extract<DeskAnswer, { refused: string }>, order: DeskOrder, sent: Work) {
    release()
    if (refused === 'stale_version' && current?.kind === kind.name) return goOnFrom(current, order, sent)
    renewals.current = 0
    if (refused === 'blocked_by_check') return onBlocked()
    if (refused === 'not_found') return onMissing()
    if (refused === 'forbidden') {
      // The desk learns what one may still do here; what is typed stays, and a notice says so.
      revalidate()
      if (isDirty) return
    }
    toast.fail(refused === 'offline' ? t('desk:failed_action') : sentence)
  }

  /** Someone saved first. Where that touches nothing of what the order is about, nobody need be asked: it is sent again on top of it. */
  function goOnFrom(current: DocumentView, order: DeskOrder, sent: Work) {
    const work = renewals.current < MOST_RENEWALS ? takeOver(kind, order, sent.base, state, current) : null
    if (work === null) {
      renewals.current = 0
      revalidate()
      return setConflict(current)
    }
    if (work.base !== state.base) desk.dispatch({ type: 'loaded', ...work })
    // It was typed since; the toast tells.
    if (isWrong()) return
    renewals.current += 1
    send(renewOrder(kind, order, work, document.language), work)
  }

  /** The edit to send, or undefined where nothing is typed; null when something in it cannot be understood. */
  function unsavedEdit() {
    if (!isDirty) return undefined
    return isWrong() ? null : editOf(kind, state.base, state.draft, document.language)
  }

  /** Something that is typed cannot be understood, which is told. */
  function isWrong(): boolean {
    if (desk.wrong.size === 0) return false
    toast.fail(t('desk:wrong_values', { count: desk.wrong.size }))
    desk.focusOn([...desk.wrong.keys()][0]!)
    return true
  }

  return {
    busyWith,
    conflict,
    compare: setConflict,
    closeConflict: () => setConflict(null),
    listAddress,
    nextAddress: next === null ? null : addressOf(next),
    save() {
      const edit = unsavedEdit()
      if (edit) send({ intent: 'save', edit }, state)
      else if (edit === undefined && document.status === 'failed')
        send({ intent: 'save', edit: { version: state.base.version, fields: {} } }, state)
    },
    approve(override?: { note: string }) {
      const edit = unsavedEdit()
      if (edit === null) return
      send(
        {
          intent: 'approve',
          edit,
          version: state.base.version,
          active_ms: takeActive(),
          ...(override ? { override: true, note: override.note } : {}),
        },
        state,
      )
    },
    reject(reason: string) {
      const edit = unsavedEdit()
      if (edit !== null) send({ intent: 'reject', edit, reason }, state)
    },
    move(to: KindName) {
      const edit = unsavedEdit()
      if (edit !== null) send({ intent: 'move', edit, kind: to }, state)
    },
    step: (intent: 'reopen' | 'retry' | 'postpone' | 'remove' | 'restore') => send({ intent }, state),
    goNext: () => pass(next),
    goPrevious: () => pass(previous),
    /** What was done last, and nothing typed since: undo takes that back. */
    canTakeBack: () => lastStep.current !== null && !isUnderWay(),
    takeBack: () => lastStep.current?.(),
  }
}

/** Whether the desk is being left; true until another one stands here, or the way ended at the same document again. `onStay`: all is done, and it stays. */
function useLeft(isIdle: boolean, onStay: () => void): MutableRefObject<boolean> {
  const left = useRef(false)
  const { state } = useNavigation()
  const { key } = useLocation()
  const stay = useRef(onStay)
  useEffect(() => {
    stay.current = onStay
  })
  useEffect(() => {
    if (state === 'idle') left.current = false
  }, [state, key])
  useEffect(() => {
    if (isIdle && !left.current) stay.current()
  }, [isIdle, state, key])
  return left
}
