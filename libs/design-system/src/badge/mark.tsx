import type { ReactNode } from 'react'
import { mark } from '@tandem/design-system/recipes'

/** A small outlined word beside a name, such as "Soon". */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={mark({ shape: 'tag' })}>{children}</span>
}

/** A number beside the name of a tab or a filter. */
export function Count({ children }: { children: ReactNode }) {
  return <span className={mark({ shape: 'count' })}>{children}</span>
}
