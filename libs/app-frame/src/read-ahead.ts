import type { QueryClient } from '@tanstack/react-query'

/**
 * What the module of a page exports as `readAhead`: it starts the reads of the page at its address without a search, and
 * waits for none. Failures stay silent. The menu calls it when a pointer comes to the page's link. A document at that
 * address sends the same reads before the app is there: the build finds them by calling it. A page may read less for the
 * menu, which only guesses that it will be opened.
 */
export type ReadAhead = (queryClient: QueryClient, asker?: 'menu') => void
