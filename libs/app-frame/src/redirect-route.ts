import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'

/** An address that has no page of its own and leads on: that of a group to its first page. */
export const redirectRoute = (from: string, to: string): RouteObject => ({
  path: from,
  loader: () => redirect(to),
  // The router warns of an address with neither a page nor this, also where it leads on before anything is drawn.
  Component: () => null,
})
