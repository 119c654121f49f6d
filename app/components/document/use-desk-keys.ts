import { useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { choicesOf, nextChoice } from '#app/components/desk/candidates.ts'
import type { Desk } from '#app/components/desk/desk-context.ts'
import { neighbour } from '#app/components/desk/doubtful.ts'
import { textAt } from '#app/components/desk/draft.ts'
import { type Command, commandOf, type Focus, isMeant } from '#app/components/desk/keys.ts'
import { targetOf } from '#app/components/desk/paths.ts'
import { standIn } from '#app/components/desk/stand-in.ts'
import { reduceDesk } from '#app/components/desk/desk-state.ts'
import { APPROVE_BUTTON } from './desk-header.tsx'
import type { DeskTools } from './desk-tools.ts'
import { BLOCKING_CHECK, FINDINGS } from './findings.tsx'
import { ZOOM_STEP } from './preview-toolbar.tsx'
import type { useDeskWork } from './use-desk-work.ts'

type Work = ReturnType<typeof useDeskWork>

/** On the server nothing is drawn, and React objects to being asked there. */
const useOnceDrawn = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The keys of the desk. They rest while a dialog or a menu is open. */
export function useDeskKeys(desk: Desk, tools: DeskTools, work: Work, canWrite: boolean): void {
  const drawn = useRef(0)
  useOnceDrawn(() => {
    drawn.current = performance.now()
  }, [])
  const press = useRef<(event: KeyboardEvent) => void>(() => undefined)
  useEffect(() => {
    press.current = (event) => {
      if (event.defaultPrevented || isOverlaid()) return
      const asked = commandOf(event, focusOf(event.target))
      const command = asked === 'undo' && work.canTakeBack() ? 'take_back' : asked
      if (command && !isMeant(command, event, drawn.current)) event.preventDefault()
      else if (command && carryOut(command, desk, tools, work, canWrite)) event.preventDefault()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press.current(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isOverlaid(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
}

function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof HTMLElement)) return 'none'
  if (target.dataset.path !== undefined) return 'value'
  return target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]') ? 'other_text' : 'none'
}

/** False where the key is left to the browser. */
function carryOut(command: Command, desk: Desk, tools: DeskTools, work: Work, canWrite: boolean): boolean {
  const { active, canEdit, previewRef } = desk
  const isPending = desk.document.status === 'pending'
  switch (command) {
    case 'accept_next':
    case 'accept_previous':
      return accept(desk, command === 'accept_next' ? 1 : -1)
    case 'approve':
      if (canWrite && isPending) approveOrPoint(desk, work)
      return true
    case 'save':
      if (canEdit) work.save()
      return true
    case 'next_candidate':
    case 'previous_candidate':
      return cycle(desk, command === 'next_candidate' ? 1 : -1)
    case 'new_line':
      return breakLine(desk)
    case 'undo':
    case 'redo':
      step(desk, { type: command === 'undo' ? 'undone' : 'redone' })
      return true
    case 'take_back':
      work.takeBack()
      return true
    case 'leave':
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      return true
    case 'hints':
      if (canEdit && active !== null) desk.setHinting(true)
      return true
    case 'grid':
      // Without a row there is the button that adds one.
      document.querySelector<HTMLElement>('[data-grid=items] [data-path], [data-grid=items]:not(:has([data-path])) button')?.focus()
      return true
    case 'why':
      if (active !== null) tools.explain(active)
      return true
    case 'reject':
      if (canWrite && isPending) tools.open('reject')
      return true
    case 'postpone':
      if (canWrite && isPending) work.step('postpone')
      return true
    case 'next_document':
      work.goNext()
      return true
    case 'previous_document':
      work.goPrevious()
      return true
    case 'previous_page':
    case 'next_page':
      previewRef.current?.goTo(previewRef.current.page + (command === 'next_page' ? 1 : -1))
      return previewRef.current !== null
    case 'zoom_in':
    case 'zoom_out':
      previewRef.current?.zoomBy(command === 'zoom_in' ? ZOOM_STEP : 1 / ZOOM_STEP)
      return true
    case 'fit':
      previewRef.current?.fit()
      return true
    case 'rotate':
      previewRef.current?.turn()
      return true
    case 'keys':
      tools.open('keys')
      return true
    case 'search':
      // The frame around the desk has it and answers.
      return false
  }
}

/** Back or forth by one step. A row that goes takes the focus along, which would then be nowhere. */
function step({ active, state, dispatch, focusOn }: Desk, action: { type: 'undone' | 'redone' }): void {
  const holder = document.activeElement
  const instead = active === null ? null : standIn(active, state.draft, reduceDesk(state, action).draft)
  flushSync(() => dispatch(action))
  if (holder?.isConnected) return
  if (instead !== null) focusOn(instead)
  else if (active !== null) document.querySelector<HTMLElement>(`[data-grid=${targetOf(active).list}] button`)?.focus()
}

/** Takes the value as it is and goes to the next doubtful one; after the last one the approval is at hand. */
function accept({ active, canEdit, doubts, order, focusOn, dispatch }: Desk, direction: 1 | -1): boolean {
  if (active === null || !canEdit) return false
  const next = neighbour(order, doubts, active, direction)
  if (doubts.has(active)) dispatch({ type: 'confirmed', path: active })
  if (next) focusOn(next)
  else document.getElementById(APPROVE_BUTTON)?.focus()
  return true
}

function approveOrPoint({ document: shown }: Desk, work: Work): void {
  const isBlocked = shown.checks.some((check) => check.code === BLOCKING_CHECK && check.status === 'failed')
  if (isBlocked) document.getElementById(FINDINGS)?.focus()
  else work.approve()
}

function cycle({ active, canEdit, document: shown, state, dispatch }: Desk, direction: 1 | -1): boolean {
  if (active === null || !canEdit) return true
  const choice = nextChoice(choicesOf(shown, active), textAt(state.draft, active), direction)
  if (choice) dispatch({ type: 'captured', path: active, text: choice.text, place: choice.place })
  return true
}

/** A line break in a long value, where Enter alone means accept. */
function breakLine({ active, canEdit, state, dispatch }: Desk): boolean {
  const control = document.activeElement
  if (active === null || !canEdit || targetOf(active).list !== 'fields' || !(control instanceof HTMLTextAreaElement)) return false
  const text = textAt(state.draft, active)
  const at = control.selectionStart
  dispatch({ type: 'typed', path: active, text: `${text.slice(0, at)}\n${text.slice(control.selectionEnd)}` })
  requestAnimationFrame(() => control.setSelectionRange(at + 1, at + 1))
  return true
}
