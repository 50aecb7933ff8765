import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { sheet } from '@tandem/design-system/recipes'
import { IconButton } from '../icon-button/icon-button.tsx'
import { toastBox } from '../toast/toast-box.ts'
import type { SheetProps } from './sheet-props.ts'

export function SheetSurface(props: SheetProps & { closeLabel: string }) {
  const { open, onOpenChange, title, heading, side, headerEnd, footer, closeLabel, children } = props
  const classes = sheet({ side })
  const header = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  return (
    <Ark.Root
      // Ark does this itself, but forgets the toasts once there were none for a while.
      onPointerDownOutside={(event) => {
        const { target } = event.detail.originalEvent
        if (target instanceof Node && toastBox()?.contains(target)) event.preventDefault()
      }}
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      aria-label={title}
      // The field marked `data-autofocus`. Otherwise Close, not an action of the header: which of them comes first
      // depends on which are disabled.
      initialFocusEl={() =>
        body.current?.querySelector<HTMLElement>('[data-autofocus]') ??
        header.current?.querySelector<HTMLElement>('[data-part=close-trigger]') ??
        null
      }
      // A page that takes the focus after loading must not close a sheet that was opened in the meantime.
      onFocusOutside={(event) => event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={classes.backdrop} />
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content}>
            <div ref={header} className={classes.header}>
              {heading === undefined ? (
                <h2 className={classes.title}>{title}</h2>
              ) : (
                <div className={classes.title}>{heading}</div>
              )}
              {headerEnd}
              <Ark.CloseTrigger asChild>
                <IconButton label={closeLabel} icon={<X aria-hidden />} variant="ghost" size="touch" />
              </Ark.CloseTrigger>
            </div>
            <div ref={body} className={classes.body}>
              {children}
            </div>
            {footer && <div className={classes.footer}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
