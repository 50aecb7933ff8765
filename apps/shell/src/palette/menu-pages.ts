import { translate } from '@tandem/app-frame'
import type { NavigationEntry, NavigationIcon } from '@tandem/app-frame'

/** A page of the menu, with a name that makes sense outside the menu. */
export interface MenuPage {
  /** Includes its group: "Instagram › Posts". */
  label: string
  to: string
  /** Other words that find it. */
  alsoCalled: string | undefined
  /** Its own, or that of its group. */
  icon: NavigationIcon | undefined
  entry: NavigationEntry
}

/** The pages of the menu that have a target. */
export const menuPages = (entries: readonly NavigationEntry[], group?: NavigationEntry): MenuPage[] =>
  entries.flatMap((entry) => {
    const icon = entry.icon ?? group?.icon
    if (entry.children) return menuPages(entry.children, { ...entry, icon })
    if (entry.disabled) return []
    const name = translate(entry.title)
    return [
      {
        label: group ? `${translate(group.title)} › ${name}` : name,
        to: entry.url,
        alsoCalled: entry.alsoCalled && translate(entry.alsoCalled),
        icon,
        entry,
      },
    ]
  })
