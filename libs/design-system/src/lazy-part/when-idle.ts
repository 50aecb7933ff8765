import { useEffect } from 'react'
import { fetchPart } from './fetched-parts.ts'

/**
 * Calls back when the page has nothing else to do, and after three seconds at the latest.
 *
 * @returns a function that cancels it.
 */
export function whenIdle(callback: () => void): () => void {
  // Safari doesn't have requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: 3000 })
  return () => cancelIdleCallback(request)
}

/**
 * Fetches the code of what a page may open later, once it is idle: it is there when a person opens it, and
 * the page didn't wait for it.
 *
 * @param load the same import as that of the part; the same function at each call.
 */
export function useLoadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(
    () =>
      whenIdle(() => {
        // The failure is shown where it is opened: most browsers remember it until the page is reloaded.
        if (navigator.onLine) fetchPart(load).catch(() => undefined)
      }),
    [load],
  )
}
