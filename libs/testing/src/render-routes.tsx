import type { RouteObject } from 'react-router'
import { render } from 'vitest-browser-react'
import { hostRoutes } from './host-routes.tsx'
import type { HostOptions } from './host-routes.tsx'

/** Renders a feature's routes in the browser of a test. Returns locators, and what surrounds the pages. */
export async function renderRoutes(routes: RouteObject[], options: HostOptions) {
  const host = hostRoutes(routes, options)
  const screen = await render(host.element)
  return { ...host, screen }
}
