import { createContext, type Dispatch, type RefObject, useContext } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { CapturedPlace, DocumentView } from '#app/contract/documents.ts'
import type { FieldType, Kind } from '#app/contract/kinds/index.ts'
import type { WordsOfPage } from '#app/contract/words.ts'
import type { DeskAction, DeskState } from './desk-state.ts'
import type { Doubt } from './doubtful.ts'
import type { PageWord } from './geometry.ts'
import type { Path } from './paths.ts'

/** What keys may do with the preview. */
export interface PreviewControls {
  page: number
  goTo: (page: number) => void
  zoomBy: (factor: number) => void
  fit: () => void
  turn: () => void
}

/** What every part of the review desk sees. */
export interface Desk {
  kind: Kind
  document: DocumentView
  state: DeskState
  dispatch: Dispatch<DeskAction>
  canEdit: boolean
  /** The value that was focused last; captures go there. */
  active: Path | null
  activate: (path: Path | null) => void
  /** Moves the keyboard's focus to the control of a value. */
  focusOn: (path: Path) => void
  order: Path[]
  doubts: Map<Path, Doubt>
  /** Values whose text is none of their type. */
  wrong: Map<Path, FieldType>
  /** The label of a value in words, with its row. */
  nameOf: (path: Path) => string
  typeOf: (path: Path) => FieldType
  /** Takes words of a page into the active value; `isMore`: behind what it holds already, where that is text. */
  capture: (page: number, words: PageWord[], isMore?: boolean) => void
  /** Where a value stands, as captured or as read. */
  placeOf: (path: Path) => Pick<CapturedPlace, 'page' | 'box'> | undefined
  /** The printed words by page number; empty until they are there, and where the file has none. */
  words: ReadonlyMap<number, WordsOfPage>
  /** Another state of the document that contradicts what is typed here; null where there is none. */
  newer: DocumentView | null
  /** The open PDF, once it is loaded: for enlarged strips. */
  pdf: PDFDocumentProxy | null
  setPdf: (pdf: PDFDocumentProxy | null) => void
  /** Page, zoom and rotation of the preview, for keys; null until it is there. */
  previewRef: RefObject<PreviewControls>
  /** Letters stand on the words: typing them captures. */
  isHinting: boolean
  setHinting: (isHinting: boolean) => void
}

const Context = createContext<Desk | null>(null)
export const DeskProvider = Context.Provider

export function useDesk(): Desk {
  const desk = useContext(Context)
  if (!desk) throw new Error('useDesk needs a DeskProvider above it')
  return desk
}
