import type { KeyboardEvent, ReactNode } from 'react'
import { shellMessages } from '../messages.ts'
import { lineArrows } from './flyout/line-arrows.ts'

/** The landmark of the menu, whose arrow keys move along a row. */
export function MenuNav({ className, children }: { className: string; children: ReactNode }) {
  const text = shellMessages.useText()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles keys of the links and buttons in it
    <nav className={className} aria-label={text('sidebar.label')} onKeyDown={moveInRow}>
      {children}
    </nav>
  )
}

/**
 * Moves the focus along a row of the menu: from its name to its buttons and back, as in a flyout. The buttons are no
 * tab stops, so that Tab passes each row once.
 */
function moveInRow(event: KeyboardEvent) {
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
