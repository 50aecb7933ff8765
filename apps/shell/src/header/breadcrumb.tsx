import { css } from '@tandem/design-system/css'
import { pageText, translate } from '@tandem/workbench'
import { ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { errorTextOf } from '../errors/error-texts.ts'
import { shellMessages } from '../messages.ts'
import { navigation } from '../navigation.ts'
import { trailTo } from '../sidebar/active-entry.ts'

/** Where the page on screen stands in the menu; the page itself comes last. */
export function Breadcrumb() {
  const text = shellMessages.useText()
  const location = useLocation()
  const trail = pageText(location.pathname) ? trailTo(navigation, location) : []
  const parents = trail.slice(0, -1)
  const page = trail.at(-1)
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
        <li className={last} aria-current="page">
          {page
            ? translate(page.title)
            : (pageText(location.pathname) ?? errorTextOf(location.pathname)).title}
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
const last = css({
  fontWeight: 'medium',
  color: 'fg.default',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
