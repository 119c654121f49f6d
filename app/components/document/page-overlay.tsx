import { clsx } from 'clsx'
import { useText } from '#app/i18n/text.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import type { Hit } from '#app/components/desk/find-words.ts'
import { cssOfBox, type PageWord, turnBox } from '#app/components/desk/geometry.ts'
import type { PageMark } from './page-marks.ts'
import { HintLetters } from './hint-letters.tsx'
import { useCaptureGestures } from './use-capture-gestures.ts'

const AIR = 0.003 // of the page, around a box

interface PageOverlayProps {
  page: number
  marks: PageMark[]
  words: readonly PageWord[]
  hits: readonly Hit[]
  turns: number
  /** This page is the one in view. */
  isInView: boolean
}

/** Lies over a page: the boxes of the values, the word under the pointer, the area being dragged. For the eye and the mouse; everything it does can be done from the form. */
export function PageOverlay({ page, marks, words, hits, turns, isInView }: PageOverlayProps) {
  const { t } = useText()
  const desk = useDesk()
  const { hovered, area, handlers } = useCaptureGestures({ page, marks, words, turns })
  const target = desk.canEdit && desk.active !== null ? desk.nameOf(desk.active) : null
  return (
    <div
      {...handlers}
      aria-hidden
      data-overlay={page}
      data-words={words.length}
      title={target === null ? t('desk:preview.browse_help') : undefined}
      className={clsx('absolute inset-0 touch-pan-y select-none', target === null ? 'cursor-default' : 'cursor-crosshair')}
    >
      {marks.map((mark) => (
        <span
          key={mark.path}
          data-mark={mark.path}
          data-active={mark.isActive || undefined}
          className={clsx(
            'absolute rounded-[2px] border transition-colors',
            mark.isActive
              ? 'z-10 border-2 border-[#0e6a55] bg-[#4dbd9d]/30'
              : mark.isDoubtful
                ? 'border-[#b26a00] bg-[#f0b429]/25 hover:bg-[#f0b429]/45'
                : 'border-[#0e6a55]/35 bg-[#4dbd9d]/10 hover:bg-[#4dbd9d]/30',
          )}
          style={cssOfBox(turnBox(mark.box, turns), AIR)}
        />
      ))}
      {hits.map(({ box }, index) => (
        <span
          key={index}
          data-hit={index}
          className="pointer-events-none absolute rounded-[2px] bg-[#ffd84d]/55 ring-2 ring-[#b26a00]"
          style={cssOfBox(turnBox(box, turns), AIR / 2)}
        />
      ))}
      {hovered ? (
        <span
          className="pointer-events-none absolute rounded-[2px] bg-[#2f6fd0]/25"
          style={cssOfBox(turnBox(hovered.box, turns), AIR / 2)}
        />
      ) : null}
      {area ? (
        <span
          className="pointer-events-none absolute border border-dashed border-[#2f6fd0] bg-[#2f6fd0]/15"
          style={cssOfBox(turnBox(area, turns))}
        />
      ) : null}
      {isInView && desk.isHinting ? <HintLetters page={page} words={words} turns={turns} /> : null}
    </div>
  )
}
