import { IconButton } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import type { ComponentProps } from 'react'

interface RowButtonProps extends Omit<ComponentProps<typeof IconButton>, 'size' | 'className'> {
  /** Sized for touch, in the sheet. */
  isTouch: boolean
}

/** A button over the end of a row; `rowBox` decides when it is visible. */
export function RowButton({ isTouch, ...button }: RowButtonProps) {
  return (
    <IconButton
      {...button}
      className={isTouch ? undefined : small}
      size={isTouch ? 'touch' : 'sm'}
      data-row-action
    />
  )
}

const small = css({ width: '6', height: '6', padding: '0' })
