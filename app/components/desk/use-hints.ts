import { useEffect, useMemo, useState } from 'react'
import { hintCodes } from './hints.ts'
import type { PageWord } from './geometry.ts'

/** A word with the letters that capture it. */
export interface Hint {
  code: string
  word: PageWord
}

interface HintsOptions {
  isOn: boolean
  words: readonly PageWord[]
  onTake: (word: PageWord) => void
  onEnd: () => void
}

/** Letters on the words of a page: typing them takes the word, Escape ends. What is typed so far narrows the hints. */
export function useHints({ isOn, words, onTake, onEnd }: HintsOptions): Hint[] {
  const [typed, setTyped] = useState('')
  const all = useMemo<Hint[]>(() => {
    if (!isOn) return []
    const codes = hintCodes(words.length)
    return words.map((word, index) => ({ code: codes[index]!, word }))
  }, [isOn, words])

  useEffect(() => {
    if (!isOn) return
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return
      event.preventDefault()
      event.stopPropagation()
      const next = typed + event.key.toLowerCase()
      const hit = all.find((hint) => hint.code === next)
      const mayGoOn = all.some((hint) => hint.code.startsWith(next))
      setTyped(hit || !mayGoOn ? '' : next)
      if (hit) onTake(hit.word)
      if (hit || event.key === 'Escape') onEnd()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [isOn, all, typed, onTake, onEnd])

  return isOn ? all.filter((hint) => hint.code.startsWith(typed)) : []
}
