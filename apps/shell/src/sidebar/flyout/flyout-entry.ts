import { translate } from '@tandem/app-frame'
import type { NavigationEntry, NavigationIcon } from '@tandem/app-frame'

/** One line of a flyout. */
export interface FlyoutEntry {
  key: string
  label: string
  icon?: NavigationIcon
  badge?: string
  /** The target; an entry with neither a target nor children is planned. */
  to?: string
  /** Whether it is the current page, or a group that contains it. */
  isCurrent?: boolean
  children?: FlyoutEntry[]
}

/** A menu entry for flyouts; `trail` contains the entries above the current page. */
export const flyoutEntryOf = (entry: NavigationEntry, trail: readonly NavigationEntry[]): FlyoutEntry => ({
  key: entry.url,
  label: translate(entry.title),
  icon: entry.icon,
  isCurrent: trail.includes(entry),
  ...(entry.badge && { badge: translate(entry.badge) }),
  ...(!entry.disabled && !entry.children && { to: entry.url }),
  ...(entry.children && { children: entry.children.map((child) => flyoutEntryOf(child, trail)) }),
})
