import { createQueryClient } from '@tandem/api-client/react'
import type { Failure } from '@tandem/api-client/react'
import { createRouterContext } from '@tandem/api-client/router'
import { placesAtom } from '@tandem/app-frame'
import type { Feature, Places } from '@tandem/app-frame'
import { connectSession, storeContext } from '@tandem/session'
import type { Store, Surroundings } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import type { createMemoryRouter } from 'react-router'
import { releaseAtom } from '../missing-part.ts'
import type { FoundRelease } from '../missing-part.ts'

type Router = ReturnType<typeof createMemoryRouter>

interface FeatureHostOptions {
  /** Handles each failure of a read or a write. */
  onFailure: (store: Store, error: Error, failure: Failure) => void
  /** Places that no feature offers. */
  places?: Partial<Places>
  /** Asks the server for its release; without it, a part that is missing is never taken for a new release. */
  findRelease?: () => Promise<FoundRelease>
}

/** What all pages of an app share. */
export interface FeatureHost {
  store: Store
  queryClient: QueryClient
}

/** Creates the store and the query client of an app that mounts these features. */
export function createFeatureHost(
  features: readonly Feature[],
  { onFailure, places, findRelease }: FeatureHostOptions,
): FeatureHost {
  const store = createStore()
  store.set(placesAtom, Object.assign({ ...places }, ...features.map((feature) => feature.places)))
  if (findRelease) store.set(releaseAtom, { find: findRelease })
  const queryClient = createQueryClient({ onError: (error, failure) => onFailure(store, error, failure) })
  return { store, queryClient }
}

/** The context in which loaders and middleware find both: for the router's `getContext`. */
export function contextOf({ store, queryClient }: FeatureHost) {
  const context = createRouterContext(queryClient)
  context.set(storeContext, store)
  return context
}

/**
 * Connects the session to the app. The router is asked for later, because it starts to load the first page as
 * soon as it is created, which needs the session.
 *
 * @param changes how the app differs, for example if its pages are below a path.
 * @returns a function that disconnects
 */
export const connectHost = (
  host: FeatureHost,
  router: () => Pick<Router, 'navigate' | 'state'>,
  changes: Partial<Pick<Surroundings, 'goTo' | 'address' | 'basePath'>> = {},
): (() => void) =>
  connectSession({
    ...host,
    goTo: (path) => router().navigate(path),
    address: () => addressOf(router()),
    ...changes,
  })

/** The address on screen, or the one being navigated to. */
export function addressOf({ state }: Pick<Router, 'state'>): string {
  const { pathname, search, hash } = state.navigation.location ?? state.location
  return pathname + search + hash
}
