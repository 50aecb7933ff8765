import { useEffect } from 'react'
import type { Intent } from './select-control-props.ts'

/** Moves the focus from the stand-in to the control that has just taken its place. */
export function useTakeOverFocus(intent: Intent, id: string) {
  useEffect(() => {
    if (intent !== 'none') document.getElementById(id)?.focus()
  }, [intent, id])
}
