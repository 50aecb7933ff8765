import { translate } from '@tandem/app-frame'
import type { NavigationEntry } from '@tandem/app-frame'
import { Tag } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { Link } from 'react-router'
import { useReadAhead } from '../menu/use-read-ahead.ts'
import { useTrail } from '../menu/use-trail.ts'
import { GroupChevron, nestedRows } from './group-parts.tsx'
import { menuRow, rowAction, rowBox, rowName } from './menu-row.ts'
import { SoonLink } from './soon-link.tsx'
import { StarToggle } from './starred/star-toggle.tsx'
import { useGroupState } from './use-group-state.ts'

interface MenuListProps {
  entries: readonly NavigationEntry[]
  /** Rows sized for touch, in the sheet. */
  isTouch?: boolean
  /** The id of the label above the list. */
  labelledBy?: string
  /** Called when a page is chosen. */
  onNavigate?: () => void
}

type EntryProps = Omit<MenuListProps, 'entries' | 'labelledBy'> & { entry: NavigationEntry }

/** The menu with names: groups that open in place, pages as links. */
export function MenuList({ entries, labelledBy, ...props }: MenuListProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.url}>
          <Entry {...props} entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function Entry(props: EntryProps) {
  const { entry } = props
  if (entry.children) return <Group {...props} />
  return entry.disabled ? <Soon {...props} /> : <Page {...props} />
}

function Group({ entry, ...props }: EntryProps) {
  const isCurrent = useTrail().includes(entry)
  const { isOpen, toggle } = useGroupState(entry.url, isCurrent || entry.defaultOpen === true)
  const { icon: Icon, url } = entry
  const { isTouch } = props
  const title = translate(entry.title)
  return (
    <>
      <div className={rowBox({ shown: isTouch })} data-menu-row>
        <button
          type="button"
          className={cx(menuRow({ touch: isTouch, parent: isCurrent }), wide)}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {Icon && <Icon size={16} aria-hidden />}
          <span className={rowName}>{title}</span>
          <GroupChevron isOpen={isOpen} />
        </button>
        <span className={rowAction({ touch: isTouch, before: 'chevron' })}>
          <StarToggle entry={{ label: title, to: url }} size={isTouch ? 'touch' : 'sm'} tabIndex={-1} />
        </span>
      </div>
      {isOpen && (
        <div className={nestedRows}>
          <MenuList {...props} entries={entry.children ?? []} />
        </div>
      )}
    </>
  )
}

function Page({ entry, isTouch, onNavigate }: EntryProps) {
  const isCurrent = useTrail().includes(entry)
  const readAhead = useReadAhead()
  const read = () => readAhead(entry.url)
  const { icon: Icon, url } = entry
  const title = translate(entry.title)
  return (
    <div className={rowBox({ shown: isTouch })} data-menu-row>
      <Link
        to={url}
        className={menuRow({ touch: isTouch, current: isCurrent, actions: 1 })}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerEnter={read}
        onFocus={read}
        onClick={onNavigate}
      >
        {Icon && <Icon size={16} aria-hidden />}
        <span className={rowName}>{title}</span>
        {entry.badge && <Tag>{translate(entry.badge)}</Tag>}
      </Link>
      <span className={rowAction({ touch: isTouch })}>
        <StarToggle entry={{ label: title, to: url }} size={isTouch ? 'touch' : 'sm'} tabIndex={-1} />
      </span>
    </div>
  )
}

/** A planned page: announced with its badge, without a target or a tab stop. */
function Soon({ entry, isTouch }: EntryProps) {
  const isCurrent = useTrail().includes(entry)
  const { icon: Icon } = entry
  return (
    <SoonLink
      aria-current={isCurrent ? 'page' : undefined}
      className={menuRow({ touch: isTouch, off: true })}
    >
      {Icon && <Icon size={16} aria-hidden />}
      <span className={rowName}>{translate(entry.title)}</span>
      {entry.badge && <Tag>{translate(entry.badge)}</Tag>}
    </SoonLink>
  )
}

const wide = css({ width: 'full', textAlign: 'start', cursor: 'pointer' })
