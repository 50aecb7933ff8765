import type { KeyboardEvent } from 'react'

/** Moves the focus between the elements of a list with arrow keys, Home and End, as one tab stop. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const current = stops.findIndex((stop) => stop === document.activeElement)
  if (current === -1) return
  const targets: Partial<Record<string, number>> = {
    ArrowDown: Math.min(current + 1, stops.length - 1),
    ArrowUp: Math.max(current - 1, 0),
    Home: 0,
    End: stops.length - 1,
  }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  stops[target]?.focus()
}
