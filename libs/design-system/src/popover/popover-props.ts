import type { MouseEvent, ReactElement, ReactNode } from 'react'

/** The props that Popover sets on its trigger: any button of the design system. */
export interface PopoverTriggerProps {
  id?: string
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  onPointerEnter?: () => void
  'aria-haspopup'?: 'dialog'
  'aria-expanded'?: boolean
}

export interface PopoverProps {
  /** Names the popover; shown above it on a phone. */
  label: string
  trigger: ReactElement<PopoverTriggerProps>
  placement?: 'bottom-start' | 'bottom-end'
  closeLabel?: string
  /** False while a click on its button does something else. */
  opens?: boolean
  /** Open from the start: for something that was just added elsewhere. */
  defaultOpen?: boolean
  /** Called after it has closed for any reason. */
  onClosed?: () => void
  /** Can be lazy. A function receives a callback that closes it, for a choice that completes the task. */
  children: ReactNode | ((close: () => void) => ReactNode)
}
