import { startTransition, useOptimistic } from 'react'
import { useNavigate } from 'react-router'

/**
 * What the address says is shown once its rows have come; until then the filters show what the reader wants, and a
 * further choice builds on it.
 *
 * @param shown what the address says
 * @param searchOf the search part of the address that says something
 */
export function useWantedAddress<Said>(shown: Said, searchOf: (said: Said) => string) {
  const navigate = useNavigate()
  const [wanted, want] = useOptimistic(shown)
  return {
    wanted,
    /** Typing takes the place of the address, choosing adds one. */
    go: (next: Said, replace = false) =>
      startTransition(async () => {
        want(next)
        await navigate({ search: searchOf(next) }, { replace, preventScrollReset: true })
      }),
  }
}
