import { createRouterContext } from '@tandem/api-client'
import { authRoutes } from '@tandem/feature-auth'
import { ecommercePaths, ecommerceRoutes } from '@tandem/feature-ecommerce'
import { integrationsPaths, integrationsRoutes } from '@tandem/feature-integrations'
import { requireSession, storeContext } from '@tandem/session'
import type { Store } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { PageRouteError, RouteError } from './errors/route-error.tsx'
import { FirstWait } from './loading-overlay.tsx'
import { Root } from './root.tsx'

const errorPage = () => import('./errors/error-page.tsx')

/** Pages that are not of a feature: where `/` leads for now, and what stands for a page that cannot be shown. */
const ownRoutes: RouteObject[] = [
  { path: '/', loader: () => redirect(ecommercePaths.orders) },
  { path: '/error', loader: () => redirect('/error/404') },
  { path: '/error/:code', lazy: errorPage },
  { path: '*', lazy: errorPage },
]

/** Every address of the product. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstWait,
    children: [
      ...authRoutes,
      {
        middleware: [requireSession],
        lazy: () => import('./layout.tsx'),
        ErrorBoundary: RouteError,
        children: [
          {
            // A page that breaks leaves the frame standing.
            ErrorBoundary: PageRouteError,
            children: [
              ...ecommerceRoutes({
                storesPath: integrationsPaths.stores,
                connectStorePath: integrationsPaths.connectStore,
              }),
              ...integrationsRoutes,
              ...ownRoutes,
            ],
          },
        ],
      },
    ],
  },
]

/** The router of the app; its loaders find the query client and the store in their context. */
export function createRouter({ queryClient, store }: { queryClient: QueryClient; store: Store }) {
  return createBrowserRouter(routes, {
    getContext: () => {
      const context = createRouterContext(queryClient)
      context.set(storeContext, store)
      return context
    },
  })
}
