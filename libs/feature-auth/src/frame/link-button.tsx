import { button } from '@tandem/design-system/recipes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link that is the only next step of a page. */
export function LinkButton({
  to,
  replace,
  children,
}: {
  to: string
  replace?: boolean
  children: ReactNode
}) {
  return (
    <Link to={to} replace={replace} className={button({ variant: 'primary', size: 'lg', fullWidth: true })}>
      <span data-part="content">{children}</span>
    </Link>
  )
}
