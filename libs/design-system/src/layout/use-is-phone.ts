import { useSyncExternalStore } from 'react'

// The breakpoint `mobile` of theme/tokens.json; a media query can't use a custom property.
const query = '(width < 768px)'

function subscribe(onChange: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/**
 * True below 768 px, where tables become lists and popovers become sheets. A server doesn't know the width: its
 * HTML is that of a wide window, and so is the first render that hydrates it.
 */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
