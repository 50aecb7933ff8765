import { useAtom } from 'jotai'
import type { PrimitiveAtom } from 'jotai'

/** Keeps in a flag of `state.ts` which stores are being asked for, also for whoever leaves the page and comes back. */
export function useLoadingFlag(flag: PrimitiveAtom<ReadonlySet<number>>) {
  const [loading, setLoading] = useAtom(flag)
  return {
    loading,
    async during(ids: readonly number[], work: Promise<unknown>) {
      setLoading((known) => new Set([...known, ...ids]))
      try {
        await work
      } catch {
        // Told where it was asked.
      } finally {
        setLoading((known) => new Set([...known].filter((id) => !ids.includes(id))))
      }
    },
  }
}
