import type { MouseEvent, ReactElement, ReactNode } from 'react'

/** What Popover needs of its trigger: any button of the design system. */
export interface PopoverTriggerProps {
  id?: string
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  onPointerEnter?: () => void
  'aria-haspopup'?: 'dialog'
  'aria-expanded'?: boolean
}

export interface PopoverProps {
  /** Names what opens, and stands above it on a phone. */
  label: string
  trigger: ReactElement<PopoverTriggerProps>
  placement?: 'bottom-start' | 'bottom-end'
  closeLabel?: string
  /** Open from the start: for what a choice elsewhere has just brought in. */
  defaultOpen?: boolean
  /** Told after it has closed, in whatever way. */
  onClosed?: () => void
  /** May be lazy. A function gets what closes it, for a choice that ends the matter. */
  children: ReactNode | ((close: () => void) => ReactNode)
}
