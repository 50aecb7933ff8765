import { isApiError } from '@tandem/api-client'
import { invalidate } from '@tandem/api-client/react'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'
import { forgetDevice } from './forget-device.ts'
import { forgetSeen, readLastSeen } from './last-seen.ts'

/** What was last seen, with which an app can open. */
export interface LastSeen {
  /** Puts it into the cache, with its age; each answer is refetched as soon as a page shows it. */
  putBack: (client: QueryClient) => void
  /**
   * Asks the server who is signed in. If the person, the team or the role differs by now, the page is loaded
   * again.
   */
  checkWhoItIs: (client: QueryClient) => Promise<void>
}

/** Finds what was last seen; null if nothing is stored, or the browser doesn't return it. */
export async function findLastSeen(token: string, build: string): Promise<LastSeen | null> {
  const found = await readLastSeen(token, build).catch(() => null)
  if (found === null) return null
  return {
    putBack: (client) => {
      for (const { key, data, readAt } of found.rows) {
        const state = {
          data,
          dataUpdatedAt: readAt,
          dataUpdateCount: 1,
          error: null,
          errorUpdateCount: 0,
          errorUpdatedAt: 0,
          fetchFailureCount: 0,
          fetchFailureReason: null,
          fetchMeta: null,
          isInvalidated: false,
          status: 'success' as const,
          fetchStatus: 'idle' as const,
        }
        client.getQueryCache().build(client, { queryKey: key, gcTime: Infinity }, state)
      }
      void invalidate(client)
    },
    checkWhoItIs: async (client) => {
      try {
        const user = await client.fetchQuery({ ...sessionQueries.me, staleTime: 0 })
        if (found.isOf(user)) return
        // The same person in another role still has changes to send.
        if (found.isOfPerson(user)) await forgetSeen()
        else forgetDevice()
      } catch (error) {
        // Without an answer nothing is known; a session that has ended is handled elsewhere.
        if (!isApiError(error) || error.status !== 403) return
        forgetDevice()
      }
      location.reload()
    },
  }
}
