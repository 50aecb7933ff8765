import { useSyncExternalStore } from 'react'

/** A hook that says whether the window matches a media query, and follows it. */
function widthHook(media: string) {
  const query = window.matchMedia(media)
  const subscribe = (onChange: () => void) => {
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(subscribe, () => query.matches)
}

/** Whether the window is narrower than 768 px, where the menu is a sheet. */
export const useIsPhone = widthHook('(width < 768px)')

/** Whether the window is narrower than 1100 px, where the page needs the room of the sidebar's names. */
export const useIsNarrow = widthHook('(width < 1100px)')
