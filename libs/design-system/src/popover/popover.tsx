import {
  cloneElement,
  Suspense,
  useId,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { lazyPart } from '../lazy-part/lazy-part.ts'

const loadSurface = () => import('./popover-surface.tsx')
const PopoverSurface = lazyPart(async () => (await loadSurface()).PopoverSurface)

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

/**
 * A small dialog that drops from its button and leaves the page usable; a sheet at the bottom edge of a phone. Escape, a
 * click beside it and its button close it, and the focus goes back to the button. It loads with the first intent.
 */
export function Popover({
  trigger,
  placement = 'bottom-start',
  closeLabel = 'Close',
  defaultOpen = false,
  onClosed,
  ...popover
}: PopoverProps) {
  const ownId = useId()
  const triggerId = trigger.props.id ?? ownId
  const [open, setOpen] = useState(defaultOpen)
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) onClosed?.()
  }
  const button = cloneElement(trigger, {
    id: triggerId,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      trigger.props.onClick?.(event)
      change(!open)
    },
    onPointerEnter: () => void loadSurface(),
  })
  return (
    <>
      {button}
      {open && (
        <Suspense>
          <PopoverSurface
            {...popover}
            {...{ triggerId, placement, closeLabel }}
            onClose={() => change(false)}
          />
        </Suspense>
      )}
    </>
  )
}
