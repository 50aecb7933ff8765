import type { FocusEvent, PointerEvent, ReactElement, ReactNode } from 'react'

/** What Tooltip needs of its child: any element that can take focus. */
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
  content: ReactNode
  /** The text only repeats the child's name, as with an icon button, so it is not read out twice. */
  repeatsName?: boolean
  placement?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactElement<TooltipTriggerProps>
}
