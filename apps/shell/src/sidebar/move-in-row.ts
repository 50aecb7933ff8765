import type { KeyboardEvent } from 'react'
import { lineArrows } from './flyout/line-arrows.ts'

/**
 * Moves the focus along a row of the menu: from its name to its buttons and back, as in a flyout. The buttons are no
 * tab stops, so that Tab passes each row once.
 */
export function moveInRow(event: KeyboardEvent) {
  const { key, target } = event
  const { forward, back } = lineArrows()
  const row = target instanceof Element ? target.closest('[data-menu-row]') : null
  // A row that is being moved follows the arrow keys itself.
  const isMoved = row?.querySelector('[data-part=handle][aria-pressed=true]')
  if (!row || isMoved || (key !== forward && key !== back)) return
  const stops = [...row.querySelectorAll<HTMLElement>('a, button')]
  stops[stops.findIndex((stop) => stop === target) + (key === forward ? 1 : -1)]?.focus()
  event.preventDefault()
}
