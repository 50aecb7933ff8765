import type { ReactNode } from 'react'
import { match } from './match.ts'
import type { Match } from './match.ts'

/** What the palette finds, in the order its groups have where nothing is typed. */
export const paletteGroups = ['recent', 'starred', 'stores', 'pages', 'actions'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

/** Something that can be chosen in the palette. */
export interface PaletteItem {
  /** Unique in its group. */
  id: string
  group: PaletteGroup
  label: string
  /** At the right edge, muted: what choosing it does, or why it may not be what one hopes for. */
  hint?: string
  icon: ReactNode
  /** Where it leads; null where it does something. Of several that lead to the same place, one is shown. */
  to: string | null
  run: () => void
}

/** An item that was found, and what of its label. */
export interface FoundItem extends PaletteItem {
  ranges: Match['ranges']
}

/** One group with what was found in it. */
export interface PaletteSection {
  group: PaletteGroup
  items: readonly FoundItem[]
}

/** Who names a place that is in several groups: what was visited is most wanted where nothing is typed. */
const namedBy = {
  nothing: paletteGroups,
  something: ['starred', 'stores', 'pages', 'recent', 'actions'] satisfies PaletteGroup[],
}

/**
 * What answers a search, by group: the best hits first, and the group with the best hit. What is equally good keeps
 * its order, so that the list does not jump while somebody types.
 */
export function searchItems(items: readonly PaletteItem[], query: string): PaletteSection[] {
  const order = query.trim() === '' ? namedBy.nothing : namedBy.something
  const places = new Set<string>()
  const sections = order.map((group) => {
    const found = items
      .filter((item) => item.group === group)
      .flatMap((item) => {
        const hit = match(item.label, query)
        if (hit === null || (item.to !== null && places.has(item.to))) return []
        if (item.to !== null) places.add(item.to)
        return [{ item: { ...item, ranges: hit.ranges }, score: hit.score }]
      })
      .toSorted((a, b) => a.score - b.score)
    return { group, best: found[0]?.score ?? Infinity, items: found.map(({ item }) => item) }
  })
  return sections
    .filter((section) => section.items.length > 0)
    .toSorted((a, b) => (query.trim() === '' ? 0 : a.best - b.best))
    .map(({ group, items: found }) => ({ group, items: found }))
}
