import { useEffect } from 'react'
import type { Intent } from './select-control-props.ts'

/** Moves the focus from the placeholder to the control that has just replaced it. */
export function useTakeOverFocus(intent: Intent, id: string) {
  useEffect(() => {
    if (intent !== 'none') document.getElementById(id)?.focus()
  }, [intent, id])
}
