import { clsx } from 'clsx'
import { useAwake } from '#app/components/ui/use-awake.ts'
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import type { FieldType } from '#app/contract/kinds/index.ts'
import { controlId, type Path } from '#app/components/desk/paths.ts'
import { doubtCorner, doubtLook } from './doubt-look.ts'
import type { Mark } from './doubt-mark.tsx'

/** What a cell tells its grid; the same object for all cells and all strokes, so that a cell is drawn again only when it changed. */
export interface CellActions {
  typed: (path: Path, text: string) => void
  focused: (path: Path) => void
  left: (path: Path) => void
  keyed: (event: KeyboardEvent<HTMLElement>) => void
  pasted: (event: ClipboardEvent<HTMLElement>) => void
}

interface CellInputProps {
  path: Path
  type: FieldType
  text: string
  label: string
  readOnly: boolean
  mark: Mark | undefined
  /** The word for the mark: its description. */
  markWord: string | undefined
  isWrong: boolean
  actions: CellActions
}

const numeric: Partial<Record<FieldType, true>> = { amount: true, quantity: true, rate: true }

/** One cell of a grid. */
export const CellInput = memo(function CellInput({ path, type, text, label, readOnly, mark, markWord, isWrong, actions }: CellInputProps) {
  const awake = useAwake()
  return (
    <input
      type="text"
      inputMode={numeric[type] ? 'decimal' : undefined}
      id={controlId(path)}
      data-path={path}
      value={text}
      readOnly={readOnly || !awake}
      aria-label={label}
      title={markWord}
      aria-invalid={isWrong || undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => actions.typed(path, event.target.value)}
      onFocus={() => actions.focused(path)}
      onBlur={() => actions.left(path)}
      onKeyDown={actions.keyed}
      onPaste={actions.pasted}
      className={clsx(
        'h-8 w-full min-w-0 scroll-mt-40 scroll-mb-16 rounded-none border border-transparent bg-transparent px-1.5 text-sm text-ink',
        'hover:border-edge/60 focus-visible:border-focus focus-visible:bg-surface focus-visible:-outline-offset-2 aria-invalid:border-danger',
        numeric[type] && 'text-right tabular-nums',
        mark && [doubtLook[mark], doubtCorner[mark]],
      )}
    />
  )
})
