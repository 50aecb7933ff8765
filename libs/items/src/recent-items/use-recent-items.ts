import { toldByScreen } from '@tandem/api-client'
import { readMeta, sessionQueries, updateMetaMutation, useUser } from '@tandem/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isSameItem, parseRecent, remember, serialiseRecent } from './recent-list.ts'
import type { RecentItem } from './recent-list.ts'

/** What the user visited last, and how something is added to it. */
export interface RecentItems {
  /** Newest first. */
  recent: RecentItem[]
  /**
   * Puts an item first, with one write for each visit however often it is said. Nothing is written where it is
   * first already, nor for pages of errors and of signing in.
   */
  remember: (item: RecentItem) => void
}

// Nobody asked for it, so nobody is told when it fails.
const rememberMutation = toldByScreen(updateMetaMutation)

/** The last ten things the signed-in user visited, kept in the meta `recent_items`. */
export function useRecentItems(): RecentItems {
  const client = useQueryClient()
  const { mutate } = useMutation(rememberMutation)
  // A write that failed is undone on screen, which draws again: it must not be tried for ever.
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
