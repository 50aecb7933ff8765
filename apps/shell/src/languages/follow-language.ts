import { language } from '@tandem/format'
import { keepLanguage, readKeptLanguage, sessionQueries, userAtom } from '@tandem/session'
import type { Store } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Stores the language that the person has chosen on this device. If the page is in another language it reloads, because
 * a page never changes its language while it is open.
 *
 * @returns a function that stops it
 */
export function followLanguage(store: Store, queryClient: QueryClient): () => void {
  return store.sub(userAtom, () => {
    const chosen = store.get(userAtom)?.language ?? null
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(sessionQueries.me.queryKey) ?? {}
    // Data from the last visit may be older than the choice.
    if (chosen === null || dataUpdatedAt < performance.timeOrigin) return
    // The device knows the choice, so the page has this language already.
    if (readKeptLanguage() === chosen) return
    keepLanguage(chosen)
    if (language() !== chosen && readKeptLanguage() === chosen) window.location.reload()
  })
}
