import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { dialog } from '@tandem/design-system/recipes'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { DialogAction, DialogProps } from './dialog-props.ts'

interface DialogSurfaceProps extends Pick<
  DialogProps,
  'open' | 'title' | 'description' | 'size' | 'footerStart'
> {
  onClose: () => void
  onClosed?: () => void
  closeLabel: string
  cancelLabel: string
  action?: DialogAction
  /** What has the focus afterwards; by default what had it before. */
  returnsTo?: () => HTMLElement | null
  /** Asks about something dangerous: an alert dialog that starts on the safe button. */
  confirms?: boolean
  children?: ReactNode
}

/** The field marked `data-autofocus`, otherwise the first one; without fields, the first button. */
const firstControl = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>('[data-autofocus]') ??
  body?.querySelector<HTMLElement>('input:enabled, textarea:enabled, select:enabled') ??
  body?.querySelector<HTMLElement>('button:enabled, a[href]') ??
  null

/** Not by a ref, which React 18 doesn't pass to our Button. */
const buttonIn = (footer: HTMLElement | null, name: 'cancel' | 'action') =>
  footer?.querySelector<HTMLElement>(`[data-button=${name}]`) ?? null

export function DialogSurface(props: DialogSurfaceProps) {
  const { open, onClose, title, description, size, action, confirms = false, children } = props
  const classes = dialog({ size })
  const body = useRef<HTMLDivElement>(null)
  const footer = useRef<HTMLDivElement>(null)

  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      role={confirms ? 'alertdialog' : 'dialog'}
      // Not on the close button. Dangerous dialogs start on the safe button.
      initialFocusEl={() =>
        (confirms ? null : firstControl(body.current)) ??
        buttonIn(footer.current, confirms || action?.danger ? 'cancel' : 'action')
      }
      finalFocusEl={props.returnsTo}
      // A misplaced click beside a form must not lose what was typed.
      closeOnInteractOutside={false}
      onExitComplete={props.onClosed}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={classes.backdrop} />
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content}>
            <div className={classes.header}>
              <div className={classes.headings}>
                <Ark.Title className={classes.title}>{title}</Ark.Title>
                {!confirms && description !== undefined && (
                  <Ark.Description className={classes.description}>{description}</Ark.Description>
                )}
              </div>
              <Ark.CloseTrigger asChild>
                <IconButton
                  className={classes.close}
                  label={props.closeLabel}
                  icon={<X aria-hidden />}
                  variant="ghost"
                  size="sm"
                />
              </Ark.CloseTrigger>
            </div>
            <div className={classes.body} ref={body}>
              {confirms ? (
                <Ark.Description className={classes.question}>{description}</Ark.Description>
              ) : (
                children
              )}
            </div>
            {action && (
              <div className={classes.footer} ref={footer}>
                {props.footerStart && <div className={classes.footerStart}>{props.footerStart}</div>}
                <Button size="form" data-button="cancel" onClick={onClose}>
                  {props.cancelLabel}
                </Button>
                <Button
                  size="form"
                  data-button="action"
                  variant={action.danger ? 'danger' : 'primary'}
                  loading={action.loading}
                  type={action.form === undefined ? 'button' : 'submit'}
                  form={action.form}
                  onClick={action.onAction}
                >
                  {action.label}
                </Button>
              </div>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
