import { startTransition, useOptimistic } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from './after-paint.ts'

/**
 * The address changes the screen once its rows have loaded; until then the filters show the requested state,
 * and a further choice builds on it.
 *
 * @param shown the values of the address
 * @param searchOf the search part of the address for values
 */
export function useWantedAddress<Search>(shown: Search, searchOf: (search: Search) => string) {
  const navigate = useNavigate()
  const [wanted, want] = useOptimistic(shown)
  return {
    wanted,
    /** Typing replaces the history entry, choosing adds one. */
    go: (next: Search, replace = false) =>
      startTransition(async () => {
        want(next)
        await afterPaint(() => navigate({ search: searchOf(next) }, { replace, preventScrollReset: true }))
      }),
  }
}
