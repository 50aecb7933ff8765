import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether script is at work on the page: false in the HTML that a server draws and in the first picture that takes it
 * over, true from then on and everywhere else.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
