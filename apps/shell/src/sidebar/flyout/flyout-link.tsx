import { Tag } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Link } from 'react-router'
import { useReadAhead } from '../../menu/use-read-ahead.ts'
import { rowName } from '../menu-row.ts'
import { SoonLink } from '../soon-link.tsx'
import { StarToggle } from '../starred/star-toggle.tsx'
import type { FlyoutEntry } from './flyout-entry.ts'
import { flyoutRow, group } from './flyout-row.ts'

interface FlyoutLinkProps {
  entry: FlyoutEntry & { to: string }
  onNavigate: () => void
}

/** A page in a flyout, with its star. */
export function FlyoutLink({ entry, onNavigate }: FlyoutLinkProps) {
  const { to, icon: Icon, isCurrent } = entry
  const readAhead = useReadAhead()
  const read = () => readAhead(to)
  return (
    <li className={group}>
      <Link
        to={to}
        className={flyoutRow({ current: isCurrent, starrable: true })}
        aria-current={isCurrent ? 'page' : undefined}
        tabIndex={-1}
        data-flyout-row={entry.label}
        onPointerEnter={read}
        onFocus={read}
        onClick={onNavigate}
      >
        {Icon && <Icon size={16} aria-hidden />}
        <span className={rowName} dir="auto">
          {entry.label}
        </span>
      </Link>
      <StarToggle className={star} entry={{ label: entry.label, to }} tabIndex={-1} />
    </li>
  )
}

/** A planned page: announced, but without a target. */
export function FlyoutSoon({ entry }: { entry: FlyoutEntry }) {
  const { icon: Icon } = entry
  return (
    <li className={group}>
      <SoonLink className={flyoutRow({ off: true })} tabIndex={-1} data-flyout-row={entry.label}>
        {Icon && <Icon size={16} aria-hidden />}
        <span className={rowName}>{entry.label}</span>
        {entry.badge && <Tag>{entry.badge}</Tag>}
      </SoonLink>
    </li>
  )
}

const star = css({ position: 'absolute', insetInlineEnd: '1', insetBlock: '0', marginBlock: 'auto' })
