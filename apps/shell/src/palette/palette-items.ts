import type { ReactNode } from 'react'
import { match } from './match.ts'
import type { Match } from './match.ts'

/** The groups of the palette, in their order when nothing is typed. */
export const paletteGroups = ['recent', 'starred', 'stores', 'pages', 'actions'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

/** An item that can be chosen in the palette. */
export interface PaletteItem {
  /** Unique in its group. */
  id: string
  group: PaletteGroup
  label: string
  /** Other words that find it; they aren't shown. */
  alsoCalled?: string
  /** Muted text at the right edge: what choosing it does, or a warning about it. */
  hint?: string
  icon: ReactNode
  /** The target; null for an action. Of several items with the same target, one is shown. */
  to: string | null
  run: () => void
}

/** A found item, with the matched parts of its label. */
export interface FoundItem extends PaletteItem {
  ranges: Match['ranges']
}

/** One group with its found items. */
export interface PaletteSection {
  group: PaletteGroup
  items: readonly FoundItem[]
}

/** An item that only its hidden words find comes last, with nothing to mark. */
function matchHidden({ label, alsoCalled }: PaletteItem, query: string): Match | null {
  const isFound = alsoCalled !== undefined && match(`${label} ${alsoCalled}`, query) !== null
  return isFound ? { score: Number.MAX_SAFE_INTEGER, ranges: [] } : null
}

/** The group that lists a place which is in several: visited places come first only when nothing is typed. */
const namedBy = {
  nothing: paletteGroups,
  something: ['starred', 'stores', 'pages', 'recent', 'actions'] satisfies PaletteGroup[],
}

/**
 * The results of a search, by group: the best hits first, and the group with the best hit. Equally good hits
 * keep their order, so that the list doesn't jump while a person types.
 */
export function searchItems(items: readonly PaletteItem[], query: string): PaletteSection[] {
  const order = query.trim() === '' ? namedBy.nothing : namedBy.something
  const places = new Set<string>()
  const sections = order.map((group) => {
    const found = items
      .filter((item) => item.group === group)
      .flatMap((item) => {
        const hit = match(item.label, query) ?? matchHidden(item, query)
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
