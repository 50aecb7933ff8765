import { readMeta, sessionQueries, updateMetaMutation, useUser } from '@tandem/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { move, parseStarred, serialiseStarred, star, unstar } from './starred-menus.ts'
import type { StarredMenu } from './starred-menus.ts'

/** The starred menu entries, and functions to change them. */
export interface StarredMenus {
  /** In their order. */
  starred: StarredMenu[]
  isStarred: (to: string) => boolean
  /** Stars a place; it comes first. */
  star: (entry: StarredMenu) => void
  /** Removes the star from a place. Returns a function that restores it. */
  unstar: (to: string) => () => void
  /** Moves a place to an index within the list. */
  move: (to: string, toIndex: number) => void
}

/**
 * The starred entries of the signed-in user, stored in the preference `favorite_menus`. Changes show
 * immediately; one that the server refuses is reverted, with a toast.
 */
export function useStarredMenus(): StarredMenus {
  const client = useQueryClient()
  const { mutate } = useMutation(updateMetaMutation)
  const starred = parseStarred(readMeta(useUser(), 'favorite_menus'))

  // Read at the time of the change, because two changes can come between two renders.
  const current = () =>
    parseStarred(readMeta(client.getQueryData(sessionQueries.me.queryKey) ?? null, 'favorite_menus'))
  const change = (changed: (starred: readonly StarredMenu[]) => readonly StarredMenu[]) => {
    const before = current()
    const after = changed(before)
    if (after !== before) mutate({ favorite_menus: serialiseStarred(after) })
  }

  return {
    starred,
    isStarred: (to) => starred.some((entry) => entry.to === to),
    star: (entry) => change((entries) => star(entries, entry)),
    unstar: (to) => {
      const entries = current()
      const index = entries.findIndex((entry) => entry.to === to)
      const entry = entries[index]
      if (!entry) return () => undefined
      change((before) => unstar(before, to))
      return () => change((before) => star(before, entry, index))
    },
    move: (to, toIndex) =>
      change((entries) =>
        move(
          entries,
          entries.findIndex((entry) => entry.to === to),
          toIndex,
        ),
      ),
  }
}
