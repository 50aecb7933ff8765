import { withLocalErrors } from '@tandem/api-client/react'
import { readMeta, sessionQueries, updateMetaMutation, useUser } from '@tandem/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isSameItem, parseRecent, remember, serialiseRecent } from './recent-list.ts'
import type { RecentItem } from './recent-list.ts'

/** The last visited items, and a function to add one. */
export interface RecentItems {
  /** Newest first. */
  recent: RecentItem[]
  /**
   * Puts an item first, with one write per visit however often it is called. Writes nothing when it is first
   * already, nor for error and sign-in pages.
   */
  remember: (item: RecentItem) => void
}

// Nobody asked for it, so a failure isn't shown.
const rememberMutation = withLocalErrors(updateMetaMutation)

/** The last ten items that the signed-in user visited, stored in the preference `recent_items`. */
export function useRecentItems(): RecentItems {
  const client = useQueryClient()
  const { mutate } = useMutation(rememberMutation)
  // A failed write is reverted on screen, which renders again: it must not be retried forever.
  const tried = useRef<RecentItem | null>(null)
  return {
    recent: parseRecent(readMeta(useUser(), 'recent_items')),
    remember: (item) => {
      const user = client.getQueryData(sessionQueries.me.queryKey)
      if (!user || isSameItem(tried.current, item)) return
      tried.current = item
      const before = parseRecent(readMeta(user, 'recent_items'))
      const after = remember(before, item)
      if (after !== before) mutate({ recent_items: serialiseRecent(after) })
    },
  }
}
