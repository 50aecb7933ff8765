import type { Feature } from '@tandem/app-frame'
import { isLoggedOutAtom } from '@tandem/session'
import { postedFormAtom } from '@tandem/page-parts'
import { connectHost, createFeatureHost } from '@tandem/page-parts/mount'
import { AppTree } from './app-tree.tsx'
import type { RenderedPageState } from './rendered-page.ts'
import { findRelease } from './errors/find-release.ts'
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
  rendered: RenderedPageState | null = null,
  lastSeen: LastSeen | null = null,
) {
  const host = createFeatureHost(features, {
    onFailure: handleFailure,
    places: { help: helpPath },
    findRelease,
  })
  const { store, queryClient } = host
  for (const [key, data] of rendered?.reads ?? []) queryClient.setQueryData(key, data)
  lastSeen?.putBack(queryClient)
  store.set(postedFormAtom, rendered?.posted ?? null)
  const disconnect = connectHost(host, () => router)
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
  const router = createRouter(features, host)
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
