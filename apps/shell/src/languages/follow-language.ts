import { language } from '@tandem/format'
import { keepLanguage, readKeptLanguage, sessionQueries, userAtom } from '@tandem/session'
import type { Store } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Keeps the language that the person has chosen on this device, and opens the page anew where it is in another one: the
 * language of a page never changes while it is open.
 *
 * @returns a function that stops it
 */
export function followLanguage(store: Store, queryClient: QueryClient): () => void {
  return store.sub(userAtom, () => {
    const chosen = store.get(userAtom)?.language ?? null
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(sessionQueries.me.queryKey) ?? {}
    // What the browser kept of the last visit may be older than the choice.
    if (chosen === null || dataUpdatedAt < performance.timeOrigin) return
    // Then the page is in it already, or the device can't keep it.
    if (readKeptLanguage() === chosen) return
    keepLanguage(chosen)
    if (language() !== chosen && readKeptLanguage() === chosen) window.location.reload()
  })
}
