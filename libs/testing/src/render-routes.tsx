import { ApiError, NetworkError } from '@tandem/api-client'
import type { RouteObject } from 'react-router'
import { render } from 'vitest-browser-react'
import { hostRoutes } from './host-routes.tsx'
import type { HostOptions } from './host-routes.tsx'

/**
 * Renders a feature's routes in the browser of a test. Returns locators, and what surrounds the pages. As in
 * the app, an error from which React recovered is only reported if it isn't a failed call.
 */
export async function renderRoutes(routes: RouteObject[], options: HostOptions) {
  const host = hostRoutes(routes, options)
  const screen = await render(host.element, { createRootOptions: { onRecoverableError } })
  return { ...host, screen }
}

/** A read may fail while its page is already leaving. React then renders again, and nobody sees the failure. */
function onRecoverableError(error: unknown) {
  const { cause } = error as Error
  if (cause instanceof ApiError || cause instanceof NetworkError) return
  reportError(error)
}
