import type { LazyRouteFunction, RouteObject } from 'react-router'
import { loadTranslations } from './load-translations.ts'
import type { Translations } from './load-translations.ts'

/**
 * Makes the routes of a library's pages, which are in a separate file: the first page of a visit loads all addresses,
 * but a page's code only when it is opened. The texts of another language are there before that code runs.
 *
 * @example
 * const page = pageRoutes(() => import('./pages.ts'), { tr: () => import('./tr.ts') }) const routes = [page('/orders', 'orders')]
 */
export const pageRoutes =
  <Name extends string>(
    load: () => Promise<{ pages: Record<Name, () => Promise<object>> }>,
    translations?: Translations,
  ) =>
  (path: string, name: Name): RouteObject => ({
    path,
    lazy: (async () => {
      const [{ pages }] = await Promise.all([load(), loadTranslations(translations)])
      return pages[name]()
    }) as LazyRouteFunction<RouteObject>,
  })
