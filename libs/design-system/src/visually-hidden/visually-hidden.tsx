import type { ComponentProps } from 'react'
import { css } from '@tandem/design-system/css'

/** Text only for screen readers. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={css({ srOnly: true })} />
}
