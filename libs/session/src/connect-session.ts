import { configureApi } from '@tandem/api-client'
import type { User } from '@tandem/api-contract'
import type { createStore } from 'jotai'
import { readMeta, sessionQueries } from './queries.ts'
import { followSignOutAtom, mirroredLoadingAtom, mirroredUserAtom, surroundingsAtom } from './session.ts'
import type { Surroundings } from './session.ts'
import { readStored, watchStored } from './storage.ts'
import { applyTheme, parseTheme, themeAtom, watchDevice } from './theme.ts'

export type Store = ReturnType<typeof createStore>

/**
 * Joins the session's atoms to an app: calls carry the kept token, the atoms follow the query cache, the user's
 * theme is applied, and other tabs are followed. Called once, when the router stands.
 *
 * @returns how to let go again.
 */
export function connectSession({ store, ...surroundings }: Surroundings & { store: Store }): () => void {
  const { queryClient } = surroundings
  configureApi({ token: () => readStored('personal_access_token') })
  store.set(surroundingsAtom, surroundings)

  const follow = () => {
    const state = queryClient.getQueryState(sessionQueries.me.queryKey)
    followUser(store, state?.data ?? null)
    store.set(mirroredLoadingAtom, state?.fetchStatus === 'fetching' && state.data === undefined)
  }
  follow()
  const cache = queryClient.getQueryCache()
  const stops = [
    cache.subscribe(({ query }) => {
      if (query.queryKey[0] === sessionQueries.me.queryKey[0]) follow()
    }),
    watchStored('personal_access_token', (token) => {
      if (token === null) void store.set(followSignOutAtom)
      // Another person may have signed in over there: nothing of the former one may stay on screen.
      else window.location.reload()
    }),
    watchDevice(() => applyTheme(store.get(themeAtom))),
  ]
  return () => stops.forEach((stop) => stop())
}

function followUser(store: Store, user: User | null) {
  const before = store.get(mirroredUserAtom)
  if (user === before) return
  store.set(mirroredUserAtom, user)
  const theme = parseTheme(readMeta(user, 'theme'))
  if (theme !== null && theme !== parseTheme(readMeta(before, 'theme'))) store.set(themeAtom, theme)
}
