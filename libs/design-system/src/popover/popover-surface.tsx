import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { useEffect, useId, useState } from 'react'
import { popover } from '@tandem/design-system/recipes'
import { DialogSurface } from '../dialog/dialog-surface.tsx'
import { useIsPhone } from '../layout/use-is-below.ts'
import type { PopoverProps } from './popover-props.ts'

interface PopoverSurfaceProps extends Pick<PopoverProps, 'label' | 'placement' | 'children'> {
  triggerId: string
  closeLabel: string
  onClose: () => void
}

export function PopoverSurface(props: PopoverSurfaceProps) {
  const Surface = useIsPhone() ? BottomSheet : Floating
  return <Surface {...props} />
}

/** Where the focus starts, if nothing is marked `data-autofocus`: the first focusable control. */
const firstStop = ':is(button, input, select, textarea, a[href]):not(:disabled, [tabindex="-1"])'

function Floating({ triggerId, label, placement, onClose, children }: PopoverSurfaceProps) {
  const classes = popover()
  const contentId = useId()
  // Ark moves the focus when a popover opens, but this one is open from the start.
  useEffect(() => {
    const content = document.getElementById(contentId)
    const start =
      content?.querySelector<HTMLElement>('[data-autofocus]') ??
      content?.querySelector<HTMLElement>(firstStop) ??
      content
    start?.focus({ preventScroll: true })
  }, [contentId])
  const close = () => {
    // The surface disappears immediately, so the focus is returned here, unless a click outside has moved it
    // already.
    if (
      document.getElementById(contentId)?.contains(document.activeElement) ||
      document.activeElement === document.body
    )
      document.getElementById(triggerId)?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <Ark.Root
      open
      ids={{ trigger: triggerId, content: contentId }}
      onOpenChange={(change) => !change.open && close()}
      positioning={{ placement, gutter: 4 }}
      portalled
    >
      <Portal>
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content} aria-label={label}>
            {typeof children === 'function' ? children(close) : children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

function BottomSheet({ triggerId, label, closeLabel, onClose, children }: PopoverSurfaceProps) {
  // Stays mounted for its closing animation.
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <DialogSurface
      open={open}
      onClose={close}
      onClosed={onClose}
      title={label}
      closeLabel={closeLabel}
      cancelLabel={closeLabel}
      // Ark looks in the next frame what has the focus, and a fast person may already be in the sheet by then.
      returnsTo={() => document.getElementById(triggerId)}
    >
      {/* The focus starts on the sheet: on a field it would open the on-screen keyboard over it. */}
      <div data-autofocus tabIndex={-1} style={{ outline: 'none' }}>
        {typeof children === 'function' ? children(close) : children}
      </div>
    </DialogSurface>
  )
}
