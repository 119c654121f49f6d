import { useEffect } from 'react'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { cssOfBox, type PageWord, turnBox } from '#app/components/desk/geometry.ts'
import { useHints } from '#app/components/desk/use-hints.ts'
import { useToast } from '#app/components/ui/toast.tsx'
import { useText } from '#app/i18n/text.ts'

/** Letters on every word of the page in view: capture without a mouse. */
export function HintLetters({ page, words, turns }: { page: number; words: readonly PageWord[]; turns: number }) {
  const { t } = useText()
  const { show } = useToast()
  const { capture, setHinting, active, focusOn } = useDesk()
  const hints = useHints({
    isOn: true,
    words,
    onTake: (word) => {
      capture(page, [word])
      if (active !== null) focusOn(active)
    },
    onEnd: () => setHinting(false),
  })
  const isEmpty = words.length === 0
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
