import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether scripts are running on the page: false in server-rendered HTML and in the first render that
 * hydrates it, true after that and everywhere else.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
