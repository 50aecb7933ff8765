import type { FocusEvent, PointerEvent, ReactElement, ReactNode } from 'react'

/** The props that Tooltip sets on its child: any focusable element. */
export interface TooltipTriggerProps {
  id?: string
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  'aria-describedby'?: string
}

export interface TooltipProps {
  /** `undefined` shows nothing. */
  content: ReactNode
  /** The text only repeats the child's name, as for an icon button, so it isn't read out twice. */
  repeatsName?: boolean
  placement?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactElement<TooltipTriggerProps>
}
