import { useSyncExternalStore } from 'react'

/**
 * True while the window is narrower than this many pixels. A server doesn't know the width: its HTML is that of a wide
 * window, and so is the first render that hydrates it.
 */
export function useIsBelow(width: number): boolean {
  const query = `(width < ${width}px)`
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** True below 768 px, where tables become lists, and menus and popovers become sheets. */
// The breakpoint `mobile` of theme/tokens.json; a media query can't use a custom property.
export const useIsPhone = () => useIsBelow(768)
