import type { LazyRouteFunction, RouteObject } from 'react-router'

/**
 * Makes the routes of a library's pages, which a file of its own names: every first page of a visit has the addresses
 * with it, and what loads them only once one is opened.
 *
 * @example
 * const page = pageRoutes(() => import('./pages.ts'))
 * const routes = [page('/orders', 'orders')]
 */
export const pageRoutes =
  <Name extends string>(load: () => Promise<{ pages: Record<Name, () => Promise<object>> }>) =>
  (path: string, name: Name): RouteObject => ({
    path,
    lazy: (async () => (await load()).pages[name]()) as LazyRouteFunction<RouteObject>,
  })
