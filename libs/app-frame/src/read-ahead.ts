import type { QueryClient } from '@tanstack/react-query'

/**
 * The type of `readAhead`, which a page's module can export: it starts the reads of the page at its address
 * without a search, and waits for none. Failures stay silent. The menu calls it when the pointer reaches the
 * page's link. A document at that address sends the same reads before the app has started: the build finds
 * them by calling it. A page may read less for the menu, which only guesses that it will be opened.
 */
export type ReadAhead = (queryClient: QueryClient, asker?: 'menu') => void
