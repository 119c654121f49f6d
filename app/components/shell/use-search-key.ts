import { useEffect } from 'react'

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'

/** `/` leads to the search from every screen where it stands, unless somebody types or a dialog asks something. */
export function useSearchKey(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if (target instanceof Element && target.closest(TYPING)) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
      const box = [...document.querySelectorAll<HTMLInputElement>('[data-search]')].find((one) => one.checkVisibility())
      if (!box) return
      event.preventDefault()
      box.focus()
      box.select()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
