import { useEffect, useRef } from 'react'

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'

/** `/` leads to the search from every screen, unless somebody types or a dialog asks something; where it is out of sight, `onHidden` brings it. */
export function useSearchKey(onHidden: () => void): void {
  const bring = useRef(onHidden)
  useEffect(() => {
    bring.current = onHidden
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if (target instanceof Element && target.closest(TYPING)) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
      const box = [...document.querySelectorAll<HTMLInputElement>('[data-search]')].find((one) => one.checkVisibility())
      event.preventDefault()
      if (!box) return bring.current()
      box.focus()
      box.select()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
