import { useDeferredValue, useState } from 'react'
import { searchItems } from './palette-items.ts'
import type { FoundItem, PaletteSection } from './palette-items.ts'
import { useHitItems } from './use-hit-items.tsx'
import { usePaletteItems } from './use-palette-items.tsx'
import type { SearchHits } from './use-search-hits.ts'

/** What is found by what is typed, and which result is chosen. */
export interface PaletteResults {
  items: readonly FoundItem[]
  /** The results that the list shows. They may be older: the input doesn't wait until a list is rendered. */
  rendered: readonly PaletteSection[]
  /** The chosen result; undefined when nothing is found. */
  current: FoundItem | undefined
  /** Whether the list shows the chosen result already. */
  isRendered: boolean
  choose: (item: FoundItem) => void
  chooseFirst: () => void
}

/** Finds pages, stores, actions and the team's data. */
export function usePaletteResults(query: string, search: SearchHits): PaletteResults {
  const [chosen, setChosen] = useState<string | null>(null)
  const sections = searchItems([...usePaletteItems(), ...useHitItems(search)], query)
  const items = sections.flatMap((section) => section.items)
  // Found by its key and not by its place: when the answer arrives, the chosen result stays chosen.
  const current = items.find((item) => keyOf(item) === chosen) ?? items[0]
  const rendered = useDeferredValue(sections, none)
  return {
    items,
    rendered,
    current,
    isRendered: rendered.some((section) => section.items.some((item) => isSame(item, current))),
    choose: (item) => setChosen(keyOf(item)),
    chooseFirst: () => setChosen(null),
  }
}

const none: readonly PaletteSection[] = []

/** Tells results apart, also those of different groups with the same id. */
export const keyOf = ({ group, id }: FoundItem) => `${group}-${id}`

/** Whether both are the same result, perhaps of two searches. */
export const isSame = (one: FoundItem, other: FoundItem | undefined) =>
  other !== undefined && keyOf(one) === keyOf(other)
