import type { ReactNode } from 'react'
import { configureApi } from '@tandem/api-client'
import { createQueryClient } from '@tandem/api-client/react'
import { createRouterContext } from '@tandem/api-client/router'
import type { Failure } from '@tandem/api-client/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { createBrowserRouter, createMemoryRouter } from 'react-router'
import type { InitialEntry, RouteObject, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'

type JotaiStore = ReturnType<typeof createStore>
type Router = ReturnType<typeof createMemoryRouter>

/** Replaces the shell around the pages of a test or story. */
export interface RoutesHost {
  store: JotaiStore
  queryClient: QueryClient
  router: Router
  /** Final failures, oldest first. */
  failures: { error: Error; failure: Failure }[]
  /** The element to render. */
  element: ReactNode
  /** Frees everything; call it once nothing is rendered any more. */
  dispose(): void
}

/** How a test mounts routes. */
export interface HostOptions {
  /**
   * The address to open, such as `/e-commerce/orders?page=2`, with the state of its history entry, as after a
   * reload.
   * `browser`: uses the browser's address bar and keeps it up to date.
   */
  at: InitialEntry | 'browser'
  /** Adds to the router's context when a layer above the client keeps something in it. */
  context?: (context: RouterContextProvider, host: Pick<RoutesHost, 'store' | 'queryClient'>) => void
  /**
   * Called once when the router exists, before the first render, for example to join the session. May return
   * a clean-up.
   */
  connect?: (host: Pick<RoutesHost, 'store' | 'queryClient' | 'router'>) => (() => void) | void
  /** Called for every failure, in addition to `failures`. */
  onFailure?: (error: Error, failure: Failure, host: Pick<RoutesHost, 'store'>) => void
  /** Rendered around the pages, for example to show toasts. */
  frame?: (pages: ReactNode) => ReactNode
}

/**
 * Mounts only a feature's routes, with what the shell would provide, and the API at the page's own origin.
 */
export function hostRoutes(routes: RouteObject[], options: HostOptions): RoutesHost {
  const { at, context, connect, onFailure, frame } = options
  configureApi({ origin: '', token: () => localStorage.getItem('personal_access_token') })
  const store = createStore()
  const failures: RoutesHost['failures'] = []
  const queryClient = createQueryClient({
    onError: (error, failure) => {
      failures.push({ error, failure })
      onFailure?.(error, failure, { store })
    },
  })
  const getContext = () => {
    const routerContext = createRouterContext(queryClient)
    context?.(routerContext, { store, queryClient })
    return routerContext
  }
  const router =
    at === 'browser'
      ? createBrowserRouter(routes, { getContext })
      : createMemoryRouter(routes, { initialEntries: [at], getContext })
  const letGo = connect?.({ store, queryClient, router })
  const pages = <RouterProvider router={router} />
  const element = (
    <QueryClientProvider client={queryClient}>
      <Provider store={store}>{frame ? frame(pages) : pages}</Provider>
    </QueryClientProvider>
  )
  const dispose = () => {
    letGo?.()
    router.dispose()
    queryClient.clear()
  }
  return { store, queryClient, router, failures, element, dispose }
}
