import { useSetAtom, useStore } from 'jotai'
import { Fragment, useId, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { layoutSlotsAtom, removeSlotItemAtom, setSlotItemAtom } from './layout-slots.ts'
import type { SlotName } from './layout-slots.ts'

interface FillSlotProps {
  slot: SlotName
  /** Higher comes first; 0 where nothing is said. */
  priority?: number
  children: ReactNode
}

/**
 * Shows its children in the frame for as long as the page stands. They are drawn there and not here: of the page's
 * React contexts they see none.
 */
export function FillSlot({ slot, priority = 0, children }: FillSlotProps) {
  const id = useId()
  const setItem = useSetAtom(setSlotItemAtom)
  const removeItem = useSetAtom(removeSlotItemAtom)
  // Before the browser paints: the page and what it puts into the frame appear together.
  useLayoutEffect(() => setItem(slot, { id, priority, content: children }))
  useLayoutEffect(() => () => removeItem(slot, id), [slot, id, removeItem])
  return null
}

/** What the pages have put into a slot; null where that is nothing. */
export function useSlot(slot: SlotName): ReactNode {
  const store = useStore()
  const [items, setItems] = useState(() => store.get(layoutSlotsAtom)[slot])
  // Not `useAtomValue`, which listens only once the page was painted: what the page puts here would come a moment
  // later, and move everything below.
  useLayoutEffect(() => {
    const read = () => setItems(store.get(layoutSlotsAtom)[slot])
    read()
    return store.sub(layoutSlotsAtom, read)
  }, [store, slot])
  return items.length === 0 ? null : items.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>)
}
