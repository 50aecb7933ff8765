import { configureApi } from '@tandem/api-client'
import type { Feature } from '@tandem/app-frame'
import { setLanguage } from '@tandem/format'
import type { Language } from '@tandem/format'
import { readKeptLanguage } from '@tandem/session'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import { createBrowserRouter, redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { FailedPage } from './failed-page.tsx'
import { FeatureFrame, loadParts, PageLinks, pagesOf } from './feature-frame.tsx'
import type { HeaderProps } from './feature-frame.tsx'
import { addressOf, connectHost, contextOf, createFeatureHost } from './feature-host.ts'
import { pathInside, sessionOf } from './host-session.ts'
import type { HostSession } from './host-session.ts'
import { reportFailure } from './report-failure.ts'

/** How an app mounts features. */
export interface MountOptions {
  /** Scheme and host of the Tandem server; by default the page's own, from which the app forwards `/api`. */
  api?: string
  /**
   * The language of pages, dates and numbers; by default the one that the person chose on this device, otherwise that
   * of the document (`<html lang>`), otherwise English.
   */
  language?: Language
  /** The path below which all pages are, such as `/shop`; by default none. */
  basePath?: string
  /** Given if people sign in at the app; by default they sign in at Tandem, on the pages of `authFeature`. */
  session?: HostSession
  /** Shown above every page behind sign-in; by default links to the pages. */
  Header?: ComponentType<HeaderProps>
  /** The app's own pages, in the same router and below the same path; they need no session. */
  routes?: RouteObject[]
}

/** An app of mounted features. */
export interface MountedFeatures {
  /** The element to render. */
  app: ReactNode
  /** Its router, for code that navigates outside of components. */
  router: ReturnType<typeof createBrowserRouter>
  /** Frees everything; call it once nothing is rendered any more. */
  unmount: () => void
}

/**
 * Makes an app of features, with everything that their pages need: session, cache of the server's answers, router, and
 * messages for failures. One per page, because the address bar and the session are shared.
 *
 * @example
 * const { app } = mountFeatures([authFeature, ecommerceFeature])
 * createRoot(document.getElementById('root')!).render(app)
 */
export function mountFeatures(features: readonly Feature[], options: MountOptions = {}): MountedFeatures {
  const { api, session, Header = PageLinks, routes = [] } = options
  const basePath = (options.basePath ?? '')
    .split('/')
    .map((part) => (part === '' ? '' : `/${part}`))
    .join('')
  setLanguage(options.language ?? readKeptLanguage() ?? languageOfDocument())
  configureApi({ origin: api ?? '' })
  const host = createFeatureHost(features, { onFailure: reportFailure })
  const disconnect = connectHost(host, () => router, {
    goTo: async (path) => {
      if (!leave(path)) await router.navigate(path)
    },
    address: () => pathInside(basePath, addressOf(router)),
    basePath,
  })
  // After the session is connected, which otherwise sends the token of Tandem's own sign-in.
  const { guard, leave } = sessionOf(session, basePath)
  const pages = features.flatMap((feature) => feature.routes ?? [])
  const home: RouteObject = {
    path: '/',
    loader: async () => redirect(await firstPageOf(features)),
    Component: () => null,
  }
  const framed: RouteObject = {
    middleware: [guard],
    children: [
      {
        lazy: async () => {
          const parts = await loadParts(features)
          return { Component: () => <FeatureFrame parts={parts} Header={Header} /> }
        },
        // Below the frame, which a page that breaks leaves in place.
        children: [{ ErrorBoundary: FailedPage, children: [...pages, home] }],
      },
    ],
  }
  const publicPages = features.flatMap(({ publicRoutes = [] }) => publicRoutes)
  const router = createBrowserRouter(
    [
      {
        ErrorBoundary: FailedPage,
        HydrateFallback: () => null,
        children: [...routes, ...publicPages, framed],
      },
    ],
    { basename: basePath || '/', getContext: () => contextOf(host) },
  )
  return {
    router,
    app: (
      <Provider store={host.store}>
        <QueryClientProvider client={host.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Provider>
    ),
    unmount: () => {
      disconnect()
      router.dispose()
      host.queryClient.clear()
      configureApi({ origin: '', token: () => null })
    },
  }
}

/** Without its region: "tr" of `<html lang="tr-TR">`. */
const languageOfDocument = () => document.documentElement.lang.split('-')[0] ?? ''

/** The page that the app opens at its base path. @throws a 404 response when the features have no page in the menu */
async function firstPageOf(features: readonly Feature[]): Promise<string> {
  const [first] = pagesOf(await loadParts(features))
  if (first === undefined) throw new Response(null, { status: 404 })
  return first.url
}
