import { translate } from '@tandem/app-frame'
import type { NavigationEntry, NavigationIcon } from '@tandem/app-frame'

/** One line of a flyout. */
export interface FlyoutEntry {
  key: string
  label: string
  icon?: NavigationIcon
  badge?: string
  /** Where it leads; without, and without children, it leads nowhere yet. */
  to?: string
  /** The page on screen, or a group that it belongs to. */
  isCurrent?: boolean
  children?: FlyoutEntry[]
}

/** The menu as flyouts show it; `trail` holds the entries that the page on screen stands under. */
export const flyoutEntryOf = (entry: NavigationEntry, trail: readonly NavigationEntry[]): FlyoutEntry => ({
  key: entry.url,
  label: translate(entry.title),
  icon: entry.icon,
  isCurrent: trail.includes(entry),
  ...(entry.badge && { badge: translate(entry.badge) }),
  ...(!entry.disabled && !entry.children && { to: entry.url }),
  ...(entry.children && { children: entry.children.map((child) => flyoutEntryOf(child, trail)) }),
})
