import { Badge, ComingSoonDrawing, PageNotice } from '@tandem/design-system'
import { button } from '@tandem/design-system/recipes'
import { Link, useLocation } from 'react-router'
import { pageText } from '../define-messages.ts'
import { useText } from './messages.ts'
import type { NavigationIcon } from '../navigation-entry.ts'

/** Shown for a planned page, with the texts of its path. */
export function ComingSoonPage({ icon: Icon }: { icon?: NavigationIcon }) {
  const text = useText()
  const { pathname } = useLocation()
  const page = pageText(pathname)
  return (
    <PageNotice
      art={<ComingSoonDrawing />}
      label={
        page && (
          <Badge tone="accent" icon={Icon && <Icon size={14} aria-hidden />}>
            {page.title}
          </Badge>
        )
      }
      title={text('comingSoon.title')}
      text={text('comingSoon.text')}
      actions={
        <Link to="/" className={button({ size: 'form' })}>
          <span data-part="content">{text('comingSoon.home')}</span>
        </Link>
      }
    />
  )
}
