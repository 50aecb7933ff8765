import { translate } from '@tandem/app-frame'
import type { NavigationEntry } from '@tandem/app-frame'
import { useMenu } from '../../menu/menu-context.tsx'

/** The menu entry at an address; starred places are named as in the current menu. */
export function useEntryAt() {
  const { navigation } = useMenu()
  return (to: string) => entryAt(navigation, to)
}

/** The name of a starred place: from the menu, otherwise the one it was starred with. */
export const labelOf = (entry: NavigationEntry | undefined, kept: string) =>
  entry ? translate(entry.title) : kept

function entryAt(entries: readonly NavigationEntry[], to: string): NavigationEntry | undefined {
  for (const entry of entries) {
    if (entry.url === to) return entry
    const below = entryAt(entry.children ?? [], to)
    if (below) return below
  }
  return undefined
}
