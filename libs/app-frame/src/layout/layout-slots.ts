import { atom } from 'jotai'
import type { ReactNode } from 'react'

/** The places of the frame that a page can fill. */
export type SlotName = 'pageDescription' | 'pageActions' | 'pageFilters' | 'breadcrumb'

/** Something in a slot; a higher priority comes first. */
export interface SlotItem {
  id: string
  content: ReactNode
  priority: number
}

/** The content of each slot, in display order. */
export type LayoutSlots = { readonly [Name in SlotName]: readonly SlotItem[] }

const empty: LayoutSlots = { pageDescription: [], pageActions: [], pageFilters: [], breadcrumb: [] }

/** Replaces the item with the same id, or adds it; items of equal priority keep their order. */
export function withItem(items: readonly SlotItem[], item: SlotItem): readonly SlotItem[] {
  const isKnown = items.some(({ id }) => id === item.id)
  const all = isKnown ? items.map((known) => (known.id === item.id ? item : known)) : [...items, item]
  return all.toSorted((a, b) => b.priority - a.priority)
}

/** What the pages have put into the frame. */
export const layoutSlotsAtom = atom(empty)

/** Sets an item of a slot. */
export const setSlotItemAtom = atom(null, (_get, set, slot: SlotName, item: SlotItem) =>
  set(layoutSlotsAtom, (slots) => ({ ...slots, [slot]: withItem(slots[slot], item) })),
)

/** Removes an item of a slot, if it is there. */
export const removeSlotItemAtom = atom(null, (_get, set, slot: SlotName, id: string) =>
  set(layoutSlotsAtom, (slots) => ({ ...slots, [slot]: slots[slot].filter((item) => item.id !== id) })),
)

/** Empties one slot. */
export const clearSlotAtom = atom(null, (_get, set, slot: SlotName) =>
  set(layoutSlotsAtom, (slots) => ({ ...slots, [slot]: [] })),
)

/** Empties all slots. */
export const clearSlotsAtom = atom(null, (_get, set) => set(layoutSlotsAtom, empty))
