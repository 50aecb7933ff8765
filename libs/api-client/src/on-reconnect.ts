import { onlineManager } from '@tanstack/react-query'

/**
 * Tells when the network is back, for whoever shows a read that failed without it: what is on screen is read again
 * by itself, what failed is not on screen.
 *
 * @returns how to stop.
 */
export const onReconnect = (listener: () => void): (() => void) =>
  onlineManager.subscribe((isOnline) => {
    if (isOnline) listener()
  })
