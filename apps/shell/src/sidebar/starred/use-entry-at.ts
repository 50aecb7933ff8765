import { translate } from '@tandem/app-frame'
import type { NavigationEntry } from '@tandem/app-frame'
import { useMenu } from '../../menu/menu-context.tsx'

/** The entry of the menu at an address; what is starred is named as the menu names it now. */
export function useEntryAt() {
  const { navigation } = useMenu()
  return (to: string) => entryAt(navigation, to)
}

/** The words for a starred place: the menu's own, else those it was starred with. */
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
