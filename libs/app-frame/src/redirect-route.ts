import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'

/** An address without a page that redirects: that of a group to its first page. */
export const redirectRoute = (from: string, to: string): RouteObject => ({
  path: from,
  loader: () => redirect(to),
  // The router warns about a route without a component, even if it redirects before rendering.
  Component: () => null,
})
