import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'

/** Which item of a feed has the focus, and a way to move it to an item that isn't rendered yet. */
export function useItemFocus(feed: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState<number | null>(null)
  const wanted = useRef<number>(null)

  // After every render, because the item may not be rendered before.
  useEffect(() => {
    if (wanted.current === null) return
    const item = feed.current?.querySelector(`[data-item="${wanted.current}"]`)
    const target = item?.querySelector<HTMLElement>('a[href], button')
    if (!target) return
    wanted.current = null
    target.focus({ preventScroll: true })
  })

  return {
    /** The index of the item; null: none. */
    focused,
    /** Focuses the first link or button of an item, once it is rendered. */
    focusItem: (index: number) => {
      wanted.current = index
      setFocused(index)
    },
    /** For the element of the feed. */
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => setFocused(itemOf(target)),
      onBlur: () => wanted.current === null && setFocused(null),
    },
  }
}

/** Page Down and Page Up go to the next and the previous item; Control with End or Home leaves the feed. */
export function handleFeedKeys(event: KeyboardEvent<HTMLElement>, goTo: (index: number) => void) {
  const { key, ctrlKey, currentTarget: feed } = event
  const from = itemOf(event.target)
  if (from === null || event.altKey || event.metaKey || event.shiftKey) return
  if (ctrlKey && (key === 'Home' || key === 'End')) {
    const beside = key === 'End' ? feed.nextElementSibling : feed.previousElementSibling
    if (beside instanceof HTMLElement) beside.focus()
  } else if (!ctrlKey && key === 'PageDown') goTo(from + 1)
  else if (!ctrlKey && key === 'PageUp') goTo(from - 1)
  else return
  event.preventDefault()
}

/** The item that contains an element; null for something that an item opened elsewhere on the page. */
function itemOf(target: EventTarget): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null
  return item === null ? null : Number(item.dataset.item)
}
