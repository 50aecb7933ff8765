import { useSetAtom, useStore } from 'jotai'
import { Fragment, useId, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { layoutSlotsAtom, removeSlotItemAtom, setSlotItemAtom } from './layout-slots.ts'
import type { SlotName } from './layout-slots.ts'

interface FillSlotProps {
  slot: SlotName
  /** Higher comes first; 0 by default. */
  priority?: number
  children: ReactNode
}

/**
 * Shows its children in the frame while the page is mounted. They are rendered there, so they don't see the
 * page's React contexts.
 */
export function FillSlot({ slot, priority = 0, children }: FillSlotProps) {
  const id = useId()
  const setItem = useSetAtom(setSlotItemAtom)
  const removeItem = useSetAtom(removeSlotItemAtom)
  // Before the browser paints, so that the page and its frame content appear together.
  useLayoutEffect(() => setItem(slot, { id, priority, content: children }))
  useLayoutEffect(() => () => removeItem(slot, id), [slot, id, removeItem])
  return null
}

/** What the pages have put into a slot; null when it is empty. */
export function useSlot(slot: SlotName): ReactNode {
  const store = useStore()
  const [items, setItems] = useState(() => store.get(layoutSlotsAtom)[slot])
  // Not `useAtomValue`, which only listens after the first paint: the page's content would appear a moment
  // later and move everything below.
  useLayoutEffect(() => {
    const read = () => setItems(store.get(layoutSlotsAtom)[slot])
    read()
    return store.sub(layoutSlotsAtom, read)
  }, [store, slot])
  return items.length === 0 ? null : items.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>)
}
