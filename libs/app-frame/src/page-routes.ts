import type { LazyRouteFunction, RouteObject } from 'react-router'

/**
 * Makes the routes of a library's pages, which are in a separate file: the first page of a visit loads all addresses,
 * but a page's code only when it is opened.
 *
 * @example
 * const page = pageRoutes(() => import('./pages.ts')) const routes = [page('/orders', 'orders')]
 */
export const pageRoutes =
  <Name extends string>(load: () => Promise<{ pages: Record<Name, () => Promise<object>> }>) =>
  (path: string, name: Name): RouteObject => ({
    path,
    lazy: (async () => (await load()).pages[name]()) as LazyRouteFunction<RouteObject>,
  })
