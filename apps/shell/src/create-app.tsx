import { createQueryClient } from '@tandem/api-client'
import { placesAtom } from '@tandem/app-frame'
import type { Feature } from '@tandem/app-frame'
import { connectSession } from '@tandem/session'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { handleFailure } from './errors/handle-failure.ts'
import { watchMissingChunks } from './errors/missing-chunk.ts'
import { reportError } from './errors/report-error.ts'
import { features as everyFeature } from './features.ts'
import { WithLoadingOverlay } from './loading-overlay.tsx'
import { createRouter } from './router.tsx'

/** Puts the app together: one store, one query client, one router, which know of each other only here. */
export function createApp(features: readonly Feature[] = everyFeature) {
  const store = createStore()
  store.set(placesAtom, Object.assign({}, ...features.map(({ places }) => places)))
  const queryClient = createQueryClient({
    onError: (error, failure) => handleFailure(store, error, failure),
  })
  // The router starts to load the first page at once, and that asks the session.
  const disconnect = connectSession({
    store,
    queryClient,
    goTo: (path) => router.navigate(path),
    address: () => {
      const { pathname, search, hash } = router.state.navigation.location ?? router.state.location
      return pathname + search + hash
    },
  })
  const stops = [disconnect, watchMissingChunks()]
  const router = createRouter({ features, queryClient, store })
  const app = (
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <WithLoadingOverlay>
            <RouterProvider router={router} onError={reportError} />
          </WithLoadingOverlay>
        </QueryClientProvider>
      </Provider>
    </StrictMode>
  )
  return {
    app,
    router,
    dispose: () => {
      stops.forEach((stop) => stop())
      router.dispose()
      queryClient.clear()
    },
  }
}
