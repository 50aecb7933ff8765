import type { ReactNode } from 'react'
import { configureApi, createQueryClient, createRouterContext } from '@tandem/api-client'
import type { Failure } from '@tandem/api-client'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { createBrowserRouter, createMemoryRouter } from 'react-router'
import type { InitialEntry, RouteObject, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'

type JotaiStore = ReturnType<typeof createStore>
type Router = ReturnType<typeof createMemoryRouter>

/** What stands around the pages of a test or story, in place of the shell. */
export interface RoutesHost {
  store: JotaiStore
  queryClient: QueryClient
  router: Router
  /** What failed for good, oldest first. */
  failures: { error: Error; failure: Failure }[]
  /** What to draw. */
  element: ReactNode
  /** Lets go of everything, once nothing of it is drawn any more. */
  dispose(): void
}

export interface HostOptions {
  /**
   * The address to open, such as `/e-commerce/orders?page=2`; with the state of its history entry, as a reload finds it.
   * `browser`: the one of the browser's address bar, where it is then kept.
   */
  at: InitialEntry | 'browser'
  /** Adds to the router's context, where a layer above the client keeps something in it. */
  context?: (context: RouterContextProvider, host: Pick<RoutesHost, 'store' | 'queryClient'>) => void
  /** Called once when the router stands, before anything is drawn: joins the session, for instance. May answer how to let go. */
  connect?: (host: Pick<RoutesHost, 'store' | 'queryClient' | 'router'>) => (() => void) | void
  /** Told of every failure, beside `failures`. */
  onFailure?: (error: Error, failure: Failure, host: Pick<RoutesHost, 'store'>) => void
  /** Drawn around the pages: what shows toasts, for instance. */
  frame?: (pages: ReactNode) => ReactNode
}

/** Mounts a feature's routes alone, with what the shell would give them, against the API of the page's own origin. */
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
