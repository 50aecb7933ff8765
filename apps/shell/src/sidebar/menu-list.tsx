import { css, cx } from '@tandem/design-system/css'
import { translate } from '@tandem/workbench'
import type { NavigationEntry } from '@tandem/workbench'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { isActive } from './active-entry.ts'
import { menuRow } from './menu-row.ts'

interface MenuListProps {
  entries: readonly NavigationEntry[]
  /** Rows for fingers, in the sheet. */
  isTouch?: boolean
  /** Told when a page was chosen. */
  onNavigate?: () => void
}

/** The menu with its names: groups that open in place, pages as links. */
export function MenuList(props: MenuListProps) {
  return (
    <ul>
      {props.entries.map((entry) => (
        <li key={entry.url}>
          {entry.children ? <Group {...props} entry={entry} /> : <Page {...props} entry={entry} />}
        </li>
      ))}
    </ul>
  )
}

function Group({ entry, ...props }: MenuListProps & { entry: NavigationEntry }) {
  const isCurrent = isActive(entry, useLocation())
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? (isCurrent || entry.defaultOpen === true)
  const { icon: Icon } = entry
  return (
    <>
      <button
        type="button"
        className={cx(menuRow({ touch: props.isTouch, parent: isCurrent }), fullWidth)}
        aria-expanded={isOpen}
        onClick={() => setChosen(!isOpen)}
      >
        {Icon && <Icon size={16} aria-hidden />}
        <span className={name}>{translate(entry.title)}</span>
        <ChevronDown className={isOpen ? chevron : cx(chevron, closed)} size={14} aria-hidden />
      </button>
      {isOpen && (
        <div className={nested}>
          <MenuList {...props} entries={entry.children ?? []} />
        </div>
      )}
    </>
  )
}

/** A link to a page; a pointer or the focus on it reads ahead. */
export function Page({ entry, isTouch, onNavigate }: MenuListProps & { entry: NavigationEntry }) {
  const isCurrent = isActive(entry, useLocation())
  const queryClient = useQueryClient()
  const readAhead = () => entry.prefetch?.({ queryClient })
  const { icon: Icon } = entry
  return (
    <Link
      to={entry.url}
      className={menuRow({ touch: isTouch, current: isCurrent })}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={readAhead}
      onFocus={readAhead}
      onClick={onNavigate}
    >
      {Icon && <Icon size={16} aria-hidden />}
      <span className={name}>{translate(entry.title)}</span>
    </Link>
  )
}

const fullWidth = css({ width: 'full', textAlign: 'left', cursor: 'pointer' })
const name = css({ flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' })
const chevron = css({ transition: '[rotate 100ms]' })
const closed = css({ rotate: '[-90deg]' })
const nested = css({
  marginLeft: '[15px]',
  paddingLeft: '[9px]',
  borderLeft: '1px solid',
  borderLeftColor: 'border.default',
})
