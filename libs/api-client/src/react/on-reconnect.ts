import { onlineManager } from '@tanstack/react-query'

/**
 * Calls the listener when the network is back, for screens that show a failed read: queries on screen refetch
 * by themselves, but a failed one isn't on screen.
 *
 * @returns a function that stops listening
 */
export const onReconnect = (listener: () => void): (() => void) =>
  onlineManager.subscribe((isOnline) => {
    if (isOnline) listener()
  })
