import { pageText, translate, useSlot } from '@tandem/app-frame'
import { css } from '@tandem/design-system/css'
import { ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { errorTextOf } from '../errors/error-texts.ts'
import { shellMessages } from '../messages.ts'
import { useTrail } from '../menu/use-trail.ts'
import { isSamePath } from '../sidebar/active-entry.ts'

/** The position of the current page in the menu, ending with the page itself. */
export function Breadcrumb() {
  const text = shellMessages.useText()
  const location = useLocation()
  const own = useSlot('breadcrumb')
  const page = pageText(location.pathname)
  const standsUnder = useTrail()
  const trail = page ? standsUnder : []
  const last = trail.at(-1)
  // A page below an entry of the menu, such as an order, isn't an entry itself.
  const isEntry = last !== undefined && isSamePath(last.url, location.pathname)
  const parents = isEntry ? trail.slice(0, -1) : trail
  return (
    <nav className={root} aria-label={text('header.breadcrumb')}>
      <ol className={list}>
        {parents.map(({ url, title }) => (
          <li key={url} className={item}>
            <Link className={parent} to={url}>
              {translate(title)}
            </Link>
            <ChevronRight className={divider} size={14} aria-hidden />
          </li>
        ))}
        <li key={location.pathname} className={current} aria-current="page" dir="auto">
          {own ?? (isEntry ? translate(last.title) : (page ?? errorTextOf(location.pathname)).title)}
        </li>
      </ol>
    </nav>
  )
}

const root = css({ minWidth: '0', textStyle: 'sm', color: 'fg.muted' })
const list = css({ display: 'flex', alignItems: 'center', gap: '1.5', minWidth: '0' })
const item = css({ display: 'flex', alignItems: 'center', gap: '1.5' })
const parent = css({ borderRadius: 'xs', _hover: { color: 'fg.default' } })
const divider = css({ color: 'fg.subtle' })
const current = css({
  fontWeight: 'medium',
  color: 'fg.default',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
