import { cloneElement, useDeferredValue, useId, useState } from 'react'
import type { MouseEvent } from 'react'
import { defaultLabels } from '../dialog/dialog-props.ts'
import { AwaitedPart } from '../lazy-part/awaited-part.tsx'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import type { PopoverProps } from './popover-props.ts'

const loadSurface = () => import('./popover-surface.tsx')
const PopoverSurface = lazyPart(async () => (await loadSurface()).PopoverSurface)

/**
 * A small dialog that opens from its button and leaves the page usable; on a phone a sheet at the bottom.
 * Escape, a click outside and its button close it, and the focus returns to the button. It loads on the first
 * sign of use.
 */
export function Popover({
  trigger,
  placement = 'bottom-start',
  closeLabel = defaultLabels.close,
  opens = true,
  defaultOpen = false,
  onClosed,
  ...popover
}: PopoverProps) {
  const ownId = useId()
  const triggerId = trigger.props.id ?? ownId
  const [open, setOpen] = useState(defaultOpen)
  // The button shows first that it was pressed; making and placing the surface takes longer than a frame.
  const isReady = useDeferredValue(open)
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) onClosed?.()
  }
  const button = cloneElement(trigger, {
    id: triggerId,
    ...(opens && { 'aria-haspopup': 'dialog', 'aria-expanded': open }),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      trigger.props.onClick?.(event)
      if (opens || open) change(!open)
    },
    onPointerEnter: () => void loadSurface(),
  })
  return (
    <>
      {button}
      {open && isReady && (
        <AwaitedPart open={open} onMissing={() => change(false)}>
          <PopoverSurface
            {...popover}
            {...{ triggerId, placement, closeLabel }}
            onClose={() => change(false)}
          />
        </AwaitedPart>
      )}
    </>
  )
}
