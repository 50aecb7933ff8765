import type { QueryClient } from '@tanstack/react-query'
import { createContext, RouterContextProvider } from 'react-router'

/** Gives the query client to loaders and middleware: `context.get(queryClientContext)`. */
export const queryClientContext = createContext<QueryClient>()

/** For the router's `getContext`; a caller may add to it. */
export function createRouterContext(client: QueryClient) {
  const context = new RouterContextProvider()
  context.set(queryClientContext, client)
  return context
}
