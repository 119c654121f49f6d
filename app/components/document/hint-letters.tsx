import { useEffect, useMemo } from 'react'
import type { FieldType } from '#app/contract/kinds/index.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { cssOfBox, type PageWord, turnBox } from '#app/components/desk/geometry.ts'
import { useHints } from '#app/components/desk/use-hints.ts'
import { useToast } from '#app/components/ui/toast.tsx'
import { useText } from '#app/i18n/text.ts'

/** Values of these types are never words without a digit. */
const hasDigits: Partial<Record<FieldType, true>> = { date: true, time: true, amount: true, quantity: true, rate: true }

/** Letters on the words of the page in view that may be what the active value needs: capture without a mouse. */
export function HintLetters({ page, words, turns }: { page: number; words: readonly PageWord[]; turns: number }) {
  const { t } = useText()
  const { show } = useToast()
  const { capture, setHinting, active, focusOn, typeOf } = useDesk()
  const type = active === null ? 'text' : typeOf(active)
  const fitting = useMemo(() => words.filter((word) => hasDigits[type] !== true || /\d/.test(word.text)), [words, type])
  const hints = useHints({
    isOn: true,
    words: fitting,
    onTake: (word) => {
      capture(page, [word])
      if (active !== null) focusOn(active)
    },
    onEnd: () => setHinting(false),
  })
  const isEmpty = fitting.length === 0
  useEffect(() => {
    if (!isEmpty) return
    setHinting(false)
    show({ heading: t('desk:preview.hints_none') })
  }, [isEmpty, setHinting, show, t])
  return (
    <>
      {hints.map(({ code, word }) => {
        const { left, top } = cssOfBox(turnBox(word.box, turns))
        return (
          <kbd
            key={code}
            className="pointer-events-none absolute -translate-y-1/3 rounded-[3px] bg-[#1b241f] px-1 font-mono text-[0.625rem] leading-3.5 font-semibold text-[#ffffff] uppercase"
            style={{ left, top }}
          >
            {code}
          </kbd>
        )
      })}
    </>
  )
}
