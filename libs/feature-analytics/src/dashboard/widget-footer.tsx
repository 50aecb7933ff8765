import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface WidgetFooterProps {
  /** What readers must know about the figures. */
  children: ReactNode
  /** Links to the source of the figures. */
  links: readonly ({ to: string; label: string } | false)[]
}

/** The muted line below a widget: text at the left, links to the source at the right. */
export function WidgetFooter({ children, links }: WidgetFooterProps) {
  return (
    <span className={row}>
      <span className={text}>{children}</span>
      <span className={linkRow}>
        {links.map(
          (entry) =>
            entry && (
              <Link key={entry.to} to={entry.to} className={link()}>
                {entry.label}
              </Link>
            ),
        )}
      </span>
    </span>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', width: 'full' })
// One text, however many parts it has.
const text = css({
  flex: '1',
  minWidth: '[10rem]',
  // On a phone the links have their own line.
  mobileDown: { flexBasis: 'full' },
  '& > :not(:last-child)::after': { content: '" · "' },
})
const linkRow = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', paddingInlineEnd: '2' })
