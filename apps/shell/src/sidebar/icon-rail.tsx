import { translate } from '@tandem/app-frame'
import type { NavigationEntry } from '@tandem/app-frame'
import { Tooltip, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Star } from 'lucide-react'
import { Link } from 'react-router'
import { useMenu } from '../menu/menu-context.tsx'
import { useReadAhead } from '../menu/use-read-ahead.ts'
import { useTrail } from '../menu/use-trail.ts'
import { shellMessages } from '../messages.ts'
import { flyoutEntryOf } from './flyout/flyout-entry.ts'
import { FlyoutGroup } from './flyout/flyout-group.tsx'
import { useFlyouts } from './flyout/use-flyouts.ts'
import { menuRow, sectionLine } from './menu-row.ts'
import { SoonLink } from './soon-link.tsx'
import { useStarredEntries } from './starred/use-starred-entries.ts'

/** The collapsed menu: pages as icons with tooltips, groups as icons with flyouts. */
export function IconRail() {
  const text = shellMessages.useText()
  const { navigation, soon } = useMenu()
  const trail = useTrail()
  const starred = useStarredEntries()
  const flyouts = useFlyouts()
  const common = { flyouts, onNavigate: flyouts.close }
  return (
    <>
      <ul className={icons}>
        <FlyoutGroup
          {...common}
          entry={{ key: 'starred', label: text('starred.title'), icon: Star, children: starred }}
          empty={text('starred.empty')}
        />
      </ul>
      <hr className={sectionLine} />
      <ul className={icons} aria-label={text('sidebar.menu')}>
        {navigation.map((entry) =>
          entry.children ? (
            <FlyoutGroup key={entry.url} {...common} entry={flyoutEntryOf(entry, trail)} />
          ) : (
            <IconEntry key={entry.url} entry={entry} />
          ),
        )}
      </ul>
      <hr className={sectionLine} />
      <ul className={icons}>
        {soon.map((entry) => (
          <IconEntry key={entry.url} entry={entry} />
        ))}
      </ul>
    </>
  )
}

function IconEntry({ entry }: { entry: NavigationEntry }) {
  const isCurrent = useTrail().includes(entry)
  const readAhead = useReadAhead()
  const read = () => readAhead(entry.url)
  const { icon: Icon, url, badge } = entry
  const title = translate(entry.title)
  const words = badge ? `${title} · ${translate(badge)}` : title
  const content = (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      <VisuallyHidden>{badge ? `${title} ${translate(badge)}` : title}</VisuallyHidden>
    </>
  )
  return (
    <li>
      <Tooltip content={words} placement="right" repeatsName>
        {entry.disabled ? (
          <SoonLink className={menuRow({ icon: true, off: true })}>{content}</SoonLink>
        ) : (
          <Link
            to={url}
            className={menuRow({ icon: true, current: isCurrent })}
            aria-current={isCurrent ? 'page' : undefined}
            onPointerEnter={read}
            onFocus={read}
          >
            {content}
          </Link>
        )}
      </Tooltip>
    </li>
  )
}

const icons = css({ display: 'flex', flexDirection: 'column', gap: '0.5' })
