import type { Feature } from '@tandem/app-frame'
import { placesAtom } from '@tandem/app-frame'
import { releaseAtom } from '@tandem/page-parts'
import { connectHost } from '@tandem/page-parts/mount'
import type { FeatureHost } from '@tandem/page-parts/mount'
import { storeContext } from '@tandem/session'
import type { Store } from '@tandem/session'
import type { ReactNode } from 'react'
import type { createMemoryRouter, InitialEntry, RouterContextProvider } from 'react-router'
import { findRelease } from './errors/find-release.ts'
import { handleFailure } from './errors/handle-failure.ts'
import { features } from './features.ts'
import { helpPath } from './help/help-path.ts'
import { WithLoadingOverlay } from './loading-overlay.tsx'
import { routesOf } from './router.tsx'

type Router = ReturnType<typeof createMemoryRouter>

/** Mounts the whole app for `screensIn`, as `createApp` does, but without the address bar of the browser. */
export const appWith =
  (...more: readonly Feature[]) =>
  async (at: InitialEntry | 'browser') => {
    const all = [...features, ...more]
    const host = {
      at,
      context: (context: RouterContextProvider, { store }: { store: Store }) =>
        context.set(storeContext, store),
      connect: ({ router, ...shared }: FeatureHost & { router: Router }) => {
        shared.store.set(placesAtom, Object.assign({ help: helpPath }, ...all.map(({ places }) => places)))
        shared.store.set(releaseAtom, { find: findRelease })
        return connectHost(shared, () => router)
      },
      onFailure: (error: Error, failure: Parameters<typeof handleFailure>[2], { store }: { store: Store }) =>
        handleFailure(store, error, failure),
      frame: (pages: ReactNode) => <WithLoadingOverlay>{pages}</WithLoadingOverlay>,
    }
    return [routesOf(all), host] satisfies [unknown, unknown]
  }
