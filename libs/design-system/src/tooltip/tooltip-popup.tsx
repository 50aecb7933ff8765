import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import type { ReactNode } from 'react'
import { tooltip } from '@tandem/design-system/recipes'
import type { TooltipProps } from './tooltip-props.ts'

interface TooltipPopupProps {
  triggerId: string
  contentId: string
  placement: TooltipProps['placement']
  onClose: () => void
  onPointerEnter: () => void
  onPointerLeave: () => void
  children: ReactNode
}

export function TooltipPopup({
  triggerId,
  contentId,
  placement,
  onClose,
  children,
  ...pointer
}: TooltipPopupProps) {
  const classes = tooltip()
  return (
    <Ark.Root
      open
      interactive
      ids={{ trigger: triggerId, content: contentId }}
      onOpenChange={(change) => !change.open && onClose()}
      positioning={{ placement, gutter: 6 }}
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={classes.content} {...pointer}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
