import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { DocumentView } from '#app/contract/documents.ts'
import { type Kind, kinds } from '#app/contract/kinds/index.ts'
import { fieldLabel } from '#app/i18n/labels.ts'
import { type Text, useText } from '#app/i18n/text.ts'
import { cellLabel } from './cell-label.ts'
import { differencesOf, merge } from './conflict.ts'
import type { Desk, PreviewControls } from './desk-context.ts'
import { type DeskState, reduceDesk, startDesk } from './desk-state.ts'
import { type Draft, draftOf, textAt } from './draft.ts'
import { openDoubts, proofOf, readingOrder } from './doubtful.ts'
import { hasChanges, invalidPaths } from './edit-of.ts'
import { type PageWord, textOfWords, unite } from './geometry.ts'
import { parseValue } from './parse-value.ts'
import { controlId, type Path, targetOf } from './paths.ts'
import { usePageWords } from './use-page-words.ts'

/** Holds the state of the desk for one document and what follows from it. */
export function useDeskValue(document: DocumentView, canEdit: boolean): Desk {
  const kind = kinds[document.kind]
  const { t } = useText()
  const [state, dispatch] = useReducer(reduceDesk, document, startDesk)
  const [active, activate] = useState<Path | null>(null)
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const previewRef = useRef<PreviewControls>(null)
  const [isHinting, setHinting] = useState(false)
  const { draft } = state

  const newer = useFollow(kind, document, state, dispatch)
  const words = usePageWords(document)

  const { items, vat_details } = draft
  const order = useMemo(() => readingOrder(kind, { items, vat_details }), [kind, items, vat_details])
  const doubts = useMemo(() => (document.status === 'pending' ? openDoubts(kind, document, draft) : new Map()), [kind, document, draft])
  const wrong = useMemo(() => invalidPaths(kind, draft, document.language), [kind, draft, document.language])
  const nameOf = useCallback((path: Path) => nameIn(t, kind, state, path), [t, kind, state])
  const placeOf = useCallback((path: Path) => placeIn(document, state, path), [document, state])
  const typeOf = useCallback((path: Path) => typeIn(kind, path), [kind])
  const capture = useCapture({ kind, document, draft, active: canEdit ? active : null, dispatch })

  return {
    kind,
    document,
    state,
    dispatch,
    canEdit,
    active,
    activate,
    focusOn,
    order,
    doubts,
    wrong,
    nameOf,
    typeOf,
    capture,
    placeOf,
    words,
    newer,
    pdf,
    setPdf,
    previewRef,
    isHinting,
    setHinting,
  }
}

/** As the tab key does it: what stands there is selected, so that what is typed takes its place instead of going before it. */
function focusOn(path: Path): void {
  const control = globalThis.document.getElementById(controlId(path))
  control?.focus()
  if (control instanceof HTMLInputElement) control.select()
  control?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * Another state of the document (read again, a model's answer, another person's save) is taken over at once, under what is typed here.
 * Where both changed the same value, that state is given back: the person chooses, now or when saving is refused.
 */
function useFollow(kind: Kind, document: DocumentView, state: DeskState, dispatch: Desk['dispatch']): DocumentView | null {
  const { base, draft } = state
  const isBehind = document.version > base.version
  const isOpposed = useMemo(
    () => isBehind && hasChanges(base, draft) && differencesOf(kind, base, draft, document).length > 0,
    [isBehind, kind, base, draft, document],
  )
  useEffect(() => {
    if (isBehind && !isOpposed) dispatch({ type: 'loaded', base: document, draft: merge(base, draft, document) })
  }, [isBehind, isOpposed, base, draft, document, dispatch])
  return isOpposed ? document : null
}

/** Words into the active value; those of one gesture after another with Shift are gathered by the preview. */
function useCapture({
  kind,
  document,
  draft,
  active,
  dispatch,
}: Pick<Desk, 'kind' | 'document' | 'active' | 'dispatch'> & { draft: Draft }): Desk['capture'] {
  return useCallback(
    (page: number, words: PageWord[], isMore = false) => {
      if (active === null || words.length === 0) return
      const printed = textOfWords(words)
      const field = kind.fields.find((one) => one.name === active)
      const type = typeIn(kind, active)
      const parsed = parseValue(type, printed, { language: document.language, printed: true, multiline: field?.multiline })
      const taken = 'value' in parsed ? (parsed.value ?? '') : printed.replace(/\s+/g, ' ')
      const text = isMore && type === 'text' ? `${textAt(draft, active).trimEnd()} ${taken}`.trimStart() : taken
      dispatch({ type: 'captured', path: active, text, place: { page, box: unite(words.map((word) => word.box)), text: printed } })
    },
    [kind, document.language, draft, active, dispatch],
  )
}

function nameIn(t: Text, kind: Kind, { draft }: DeskState, path: Path): string {
  const { list, row, name } = targetOf(path)
  if (list === 'fields') return fieldLabel(t, kind.name, name)
  const number = draft[list].findIndex((one) => one.id === row) + 1
  return cellLabel(t, kind, list, name, number)
}

function placeIn(document: DocumentView, { draft }: DeskState, path: Path): ReturnType<Desk['placeOf']> {
  const captured = draft.places[path]
  if (captured) return captured
  const proof = proofOf(document, path)
  if (!proof?.page || !proof.box || textAt(draft, path) !== textAt(draftOf(document), path)) return undefined
  return { page: proof.page, box: proof.box }
}

function typeIn(kind: Kind, path: Path): ReturnType<Desk['typeOf']> {
  const { list, name } = targetOf(path)
  const columns = list === 'fields' ? kind.fields : list === 'items' ? kind.columns : kind.vatColumns
  return columns.find((column) => column.name === name)?.type ?? 'text'
}
