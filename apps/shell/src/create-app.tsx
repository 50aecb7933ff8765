import { createQueryClient } from '@tandem/api-client/react'
import { placesAtom } from '@tandem/app-frame'
import type { Feature } from '@tandem/app-frame'
import { connectSession, isLoggedOutAtom } from '@tandem/session'
import { postedFormAtom } from '@tandem/page-parts'
import { createStore } from 'jotai'
import { AppTree } from './app-tree.tsx'
import type { DrawnPage } from './drawn-page.ts'
import { handleFailure } from './errors/handle-failure.ts'
import { watchMissingChunks } from './errors/missing-chunk.ts'
import { features as everyFeature } from './features.ts'
import { followLanguage } from './languages/follow-language.ts'
import { helpPath } from './help/help-path.ts'
import { forgetDevice } from './offline/forget-device.ts'
import type { LastSeen } from './offline/open-last-seen.ts'
import { createRouter } from './router.tsx'

/**
 * Creates the app: one store, one query client and one router, which are connected only here. If the server has
 * rendered the page, it starts with the data of that page, otherwise with what was last seen in this browser.
 */
export function createApp(
  features: readonly Feature[] = everyFeature,
  drawn: DrawnPage | null = null,
  lastSeen: LastSeen | null = null,
) {
  const store = createStore()
  store.set(placesAtom, Object.assign({ help: helpPath }, ...features.map(({ places }) => places)))
  const queryClient = createQueryClient({
    onError: (error, failure) => handleFailure(store, error, failure),
  })
  for (const [key, data] of drawn?.reads ?? []) queryClient.setQueryData(key, data)
  lastSeen?.putBack(queryClient)
  store.set(postedFormAtom, drawn?.posted ?? null)
  // The router starts to load the first page immediately, which needs the session.
  const disconnect = connectSession({
    store,
    queryClient,
    goTo: (path) => router.navigate(path),
    address: () => {
      const { pathname, search, hash } = router.state.navigation.location ?? router.state.location
      return pathname + search + hash
    },
  })
  void lastSeen?.checkWhoItIs(queryClient)
  const forget = () => {
    if (store.get(isLoggedOutAtom)) forgetDevice()
  }
  const stops = [
    disconnect,
    followLanguage(store, queryClient),
    store.sub(isLoggedOutAtom, forget),
    watchMissingChunks(),
  ]
  const router = createRouter({ features, queryClient, store })
  return {
    app: <AppTree store={store} queryClient={queryClient} router={router} />,
    router,
    dispose: () => {
      stops.forEach((stop) => stop())
      router.dispose()
      queryClient.clear()
    },
  }
}
