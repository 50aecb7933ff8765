import type { ReactNode } from 'react'
import { divider } from '@tandem/design-system/recipes'

/** A line between two parts, with an optional word in the middle. */
export function Divider({ children }: { children?: ReactNode }) {
  return children === undefined ? <hr className={divider()} /> : <div className={divider()}>{children}</div>
}
