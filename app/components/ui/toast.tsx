import { useLocation } from '@remix-run/react'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useText } from '#app/i18n/text.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { ToastPlaceContext, useToastTop } from './toast-place.ts'

export interface ToastContent {
  heading: string
  body?: ReactNode
  /** Decides colour, icon and role: success is a status, danger an alert. */
  type?: 'success' | 'danger'
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onSelect: () => void }
  /** Speaks of the screen that is shown and goes with it; others outlive a change of page. */
  ofScreen?: boolean
}

interface Toast extends ToastContent {
  id: number
}

interface Toaster {
  /** The answer takes it away before its time. */
  show: (content: ToastContent) => () => void
  /** The success toast with the heading of the specification. */
  succeed: (body: ReactNode, action?: ToastContent['action']) => () => void
  /** The danger toast with the heading 'Error'. */
  fail: (body: ReactNode) => () => void
}

const SHOWN_AT_ONCE = 4
const HEARD_AFTER = 100 // milliseconds that a reader needs to know the region
const SUCCESS_STAYS = 8_000 // milliseconds; failures stay until they are closed
const Context = createContext<Toaster | null>(null)

export function useToast(): Toaster {
  const toaster = useContext(Context)
  if (!toaster) throw new Error('useToast needs a ToastProvider above it')
  return toaster
}

/** Holds the toasts of the whole application at the top right; all but those of one screen outlive a change of page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useText()
  const [toasts, setToasts] = useState<Toast[]>([])
  const counter = useRef(0)
  const [above, keepBelow] = useState<HTMLElement | null>(null)
  const top = useToastTop(above, toasts.length > 0)
  const { pathname } = useLocation()
  const [shownAt, setShownAt] = useState(pathname)
  if (shownAt !== pathname) {
    setShownAt(pathname)
    setToasts((shown) => shown.filter(({ ofScreen }) => !ofScreen))
  }
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const show = useCallback(
    (content: ToastContent) => {
      counter.current += 1
      const toast = { ...content, id: counter.current }
      // The same words twice are said once, and last.
      setToasts((shown) =>
        [...shown.filter((other) => other.heading !== toast.heading || other.body !== toast.body), toast].slice(-SHOWN_AT_ONCE),
      )
      return () => close(toast.id)
    },
    [close],
  )
  const toaster = useMemo<Toaster>(
    () => ({
      show,
      succeed: (body, action) => show({ heading: t('success'), body, type: 'success', action }),
      fail: (body) => show({ heading: t('error'), body, type: 'danger' }),
    }),
    [show, t],
  )
  return (
    <Context.Provider value={toaster}>
      <ToastPlaceContext.Provider value={keepBelow}>{children}</ToastPlaceContext.Provider>
      {/* aria-live keeps the region reachable while a modal dialog hides the rest of the page. */}
      <div
        data-toasts
        aria-live="off"
        style={{ top }}
        className="pointer-events-none fixed inset-x-3 z-50 ml-auto flex max-w-96 flex-col gap-2"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </div>
    </Context.Provider>
  )
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { t } = useText()
  const danger = toast.type === 'danger'
  const held = useStay(danger, onClose)
  const isTold = useTold()
  return (
    <div
      role={danger ? 'alert' : 'status'}
      {...held}
      className={clsx(
        'pointer-events-auto flex animate-rise items-start gap-2.5 rounded-lg border bg-surface py-2.5 pr-2 pl-3 text-base shadow-raised',
        danger ? 'border-danger/50' : 'border-success/50',
      )}
    >
      <span className={clsx('mt-0.5 [&_svg]:size-[1.125rem]', danger ? 'text-danger' : 'text-success')}>
        {danger ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      </span>
      <div className="min-w-0 flex-1" aria-hidden={danger || isTold ? undefined : true}>
        <p className="font-semibold">{toast.heading}</p>
        {toast.body ? <div className="wrap-anywhere whitespace-pre-line text-muted">{toast.body}</div> : null}
      </div>
      {/* Beside the words: several in a row, as of a quick review, cover little of the form. */}
      {toast.action ? (
        <Button
          size="small"
          className="shrink-0 self-center"
          onClick={() => {
            toast.action?.onSelect()
            onClose()
          }}
        >
          {toast.action.label}
        </Button>
      ) : null}
      <IconButton label={t('close')} icon={<X aria-hidden />} small hint={false} onClick={onClose} />
    </div>
  )
}

/** A region with a status is heard when something comes into it, and seldom when it comes with its words: they follow a moment later, which nobody sees. Alerts are heard at once. */
function useTold(): boolean {
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTold(true), HEARD_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return isTold
}

/** Success goes by itself, but not while the pointer or the focus is on it. */
function useStay(forever: boolean, onEnd: () => void) {
  const [held, setHeld] = useState(false)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (forever || held) return
    const timer = setTimeout(() => end.current(), SUCCESS_STAYS)
    return () => clearTimeout(timer)
  }, [forever, held])
  return {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
