import { searchKinds } from '@tandem/api-contract'
import type { SearchKind } from '@tandem/api-contract'
import type { RowRef } from '@tandem/items'
import type { ReactNode } from 'react'
import { match } from './match.ts'
import type { Match } from './match.ts'

/** The groups of what the page knows, in their order when nothing is typed. */
const knownGroups = ['recent', 'starred', 'stores', 'pages', 'actions'] as const
/** A group of the palette: of what the page knows, or of rows that the server found. */
export type PaletteGroup = (typeof knownGroups)[number] | SearchKind

/** What can be copied of an item. */
export interface CopiedPart {
  /** What it is, for the button: its number, its email. */
  what: string
  text: string
}

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
  /** Muted text after the label, which tells it from others of the same name. */
  detail?: string
  /** Whether the server found it by what is typed; it is shown even if its texts don't show why. */
  isFound?: boolean
  /** By default its link. */
  copied?: CopiedPart
  /** The row that it leads to, which can be a favourite. */
  row?: RowRef
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

/** An item that only its other words or the server find comes last, with nothing to mark. */
function matchHidden({ label, alsoCalled, detail, copied, isFound = false }: PaletteItem, query: string) {
  const words = [label, alsoCalled, detail, copied?.text].filter((word) => word !== undefined)
  const isHit = isFound || match(words.join(' '), query) !== null
  return isHit ? { score: Number.MAX_SAFE_INTEGER, ranges: [] } : null
}

/** The group that lists a place which is in several: visited places come first only when nothing is typed. */
const namedBy = {
  nothing: knownGroups,
  something: ['starred', 'stores', 'pages', 'recent', 'actions'] satisfies PaletteGroup[],
}

/**
 * The results of a search, by group: the best hits first, and the group with the best hit. Equally good hits
 * keep their order, so that the list doesn't jump while a person types. Rows that the server found come after all
 * others, in its order, because they arrive later.
 */
export function searchItems(items: readonly PaletteItem[], query: string): PaletteSection[] {
  const isTyped = query.trim() !== ''
  const places = new Set<string>()
  const sectionOf = (group: PaletteGroup) => {
    const found = items
      .filter((item) => item.group === group)
      .flatMap((item) => {
        const hit = match(item.label, query) ?? matchHidden(item, query)
        if (hit === null || (item.to !== null && places.has(item.to))) return []
        if (item.to !== null) places.add(item.to)
        return [{ item: { ...item, ranges: hit.ranges }, score: hit.score }]
      })
    return { group, found }
  }
  const known = namedBy[isTyped ? 'something' : 'nothing'].map((group) => {
    const { found } = sectionOf(group)
    const sorted = found.toSorted((a, b) => a.score - b.score)
    return { group, found: sorted, best: sorted[0]?.score ?? Infinity }
  })
  return [
    ...known.toSorted((a, b) => (isTyped ? a.best - b.best : 0)),
    ...(isTyped ? searchKinds.map(sectionOf) : []),
  ]
    .filter(({ found }) => found.length > 0)
    .map(({ group, found }) => ({ group, items: found.map(({ item }) => item) }))
}
