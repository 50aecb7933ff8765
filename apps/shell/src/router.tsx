import { ownHeading, redirectRoute } from '@tandem/app-frame'
import type { Feature } from '@tandem/app-frame'
import { contextOf } from '@tandem/page-parts/mount'
import type { FeatureHost } from '@tandem/page-parts/mount'
import { requireSession } from '@tandem/session'
import { createBrowserRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { PageRouteError, RouteError } from './errors/route-error.tsx'
import { loadFrameTexts } from './languages/load-texts.ts'
import { helpPath } from './help/help-path.ts'
import { FirstWait } from './loading-overlay.tsx'
import { Root } from './root.tsx'
import { upgradePath } from './upgrade/upgrade-path.ts'

const errorPage = () => import('./errors/error-page.tsx')

/** Pages that belong to no feature, including errors. */
const ownRoutes = (features: readonly Feature[]): RouteObject[] => [
  { path: helpPath, lazy: async () => (await import('./help/help-page.tsx')).helpPage(features) },
  { path: upgradePath, lazy: () => import('./upgrade/upgrade-page.tsx') },
  redirectRoute('/error', '/error/404'),
  { path: '/error/:code', handle: ownHeading, lazy: errorPage },
  { path: '*', handle: ownHeading, lazy: errorPage },
]

/** Titles, menu and recent items compare addresses exactly, so an address in other capitals isn't a page. */
const withCase = (route: RouteObject): RouteObject =>
  route.index
    ? route
    : {
        ...route,
        ...(route.path !== undefined && { caseSensitive: true }),
        ...(route.children && { children: route.children.map(withCase) }),
      }

/** Every route of the product. */
export const routesOf = (features: readonly Feature[]): RouteObject[] => allRoutes(features).map(withCase)

/** The public routes, for the server that renders pages. */
export const openRoutesOf = (features: readonly Feature[]): RouteObject[] =>
  [{ ...root, children: openPages(features) }].map(withCase)

const openPages = (features: readonly Feature[]) => features.flatMap(({ publicRoutes = [] }) => publicRoutes)

const root = { Component: Root, ErrorBoundary: RouteError, HydrateFallback: FirstWait }

const allRoutes = (features: readonly Feature[]): RouteObject[] => [
  {
    ...root,
    children: [
      ...openPages(features),
      {
        middleware: [requireSession],
        // Around the frame and not on it: a route whose own code failed to load can't show an error.
        ErrorBoundary: RouteError,
        children: [
          {
            lazy: async () => {
              const [{ Layout, frameStyles }, { loadMenu }, { loadStarred }] = await Promise.all([
                import('./layout.tsx'),
                import('./menu/load-menu.ts'),
                import('./sidebar/starred/load-starred.ts'),
                loadFrameTexts(features),
              ])
              const [menu] = await Promise.all([loadMenu(features), frameStyles])
              return {
                Component: () => <Layout menu={menu} />,
                loader: loadStarred,
                shouldRevalidate: () => false,
              }
            },
            children: [
              {
                // Loaded with the frame, because nobody needs either before sign-in.
                lazy: async () => ({ Component: (await import('./layout.tsx')).PageFrame }),
                // A page that breaks leaves the frame in place.
                ErrorBoundary: PageRouteError,
                children: [...features.flatMap(({ routes = [] }) => routes), ...ownRoutes(features)],
              },
            ],
          },
        ],
      },
    ],
  },
]

/** The router of the app. */
export const createRouter = (features: readonly Feature[], host: FeatureHost) =>
  createBrowserRouter(routesOf(features), { getContext: () => contextOf(host) })
