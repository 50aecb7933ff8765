import { useEffect } from 'react'

const typing =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=slider], [role=combobox], [role=menu], [role=alertdialog]'

/** One key for each action, unless somebody is typing: `{ j: goToNext, k: goToPrevious }`. */
export function useStepKeys(isOn: boolean, steps: Record<string, () => void>) {
  useEffect(() => {
    if (!isOn) return
    const handleKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(typing) !== null
      if (isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      steps[event.key]?.()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  })
}
