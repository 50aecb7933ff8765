import { useSyncExternalStore } from 'react'

function useIsBelow(width: number) {
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

/**
 * True below 768 px, where tables become lists and popovers become sheets. A server doesn't know the width: its
 * HTML is that of a wide window, and so is the first render that hydrates it.
 */
// The breakpoint `mobile` of theme/tokens.json; a media query can't use a custom property.
export const useIsPhone = () => useIsBelow(768)

/** True where a row of filters has space for a few of them only. */
export const useIsNarrow = () => useIsBelow(1024)
