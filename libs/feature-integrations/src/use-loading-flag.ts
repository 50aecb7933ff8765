import { useAtom } from 'jotai'
import type { PrimitiveAtom } from 'jotai'

/**
 * Tracks in a flag of `state.ts` which stores have a request in progress, even when the page is left and
 * reopened.
 */
export function useLoadingFlag(flag: PrimitiveAtom<ReadonlySet<number>>) {
  const [loading, setLoading] = useAtom(flag)
  return {
    loading,
    async during(ids: readonly number[], work: Promise<unknown>) {
      setLoading((known) => new Set([...known, ...ids]))
      try {
        await work
      } catch {
        // The caller reports the error.
      } finally {
        setLoading((known) => new Set([...known].filter((id) => !ids.includes(id))))
      }
    },
  }
}
