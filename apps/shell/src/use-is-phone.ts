import { useSyncExternalStore } from 'react'

const query = window.matchMedia('(width < 768px)')

const subscribe = (onChange: () => void) => {
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is narrower than 768 px, where the menu is a sheet. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => query.matches)
