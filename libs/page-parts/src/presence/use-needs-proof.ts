import { useQuery } from '@tanstack/react-query'
import { useNow } from '../use-now.ts'
import { signInMethodQueries } from './sign-in-method-queries.ts'

/**
 * Whether the server will ask the signed-in person for proof, as far as this device's clock knows; false while that is
 * unknown. `acceptsProvider` is for what the owner can undo: any recent sign-in is enough.
 */
export function useNeedsProof({ acceptsProvider = false } = {}): boolean {
  const now = useNow()
  const { data: methods } = useQuery(signInMethodQueries.own)
  if (!methods) return false
  const until = acceptsProvider ? methods.recent_until : methods.proved_until
  return until === null || Date.parse(until) <= now.getTime()
}
