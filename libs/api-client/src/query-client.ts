import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Mutation, QueryKey } from '@tanstack/react-query'
import { createContext, RouterContextProvider } from 'react-router'
import { ApiError, NetworkError } from './errors.ts'

/**
 * Where a failure shows. `local`: the screen shows it itself, nothing else happens. Left out: a mutation ends in
 * a toast, a query in the error boundary around it, which is that of its widget or of the page as a whole.
 */
export type ErrorPlace = 'local'

interface QueryMeta extends Record<string, unknown> {
  errors?: ErrorPlace
}

interface MutationMeta extends Record<string, unknown> {
  errors?: ErrorPlace
  /** What a success makes stale: one key, or several. */
  invalidates?: QueryKey | readonly QueryKey[]
  /** Puts the answer of a success into the cache at once, before anything is read again. */
  updates?: (client: QueryClient, answer: never, variables: never) => void
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
    mutationMeta: MutationMeta
  }
}

/** A read or write that failed for good, after its retries. */
export interface Failure {
  of: 'query' | 'mutation'
  errors: ErrorPlace | undefined
}

interface QueryClientOptions {
  /** Told of every failure, once; decides on toasts, error pages and signing out. */
  onError: (error: Error, failure: Failure) => void
}

/**
 * The cache with our policy: only what may heal by itself is tried again (twice: no network, 502, 503), never
 * what the server refused; a mutation says in `meta` what it replaces or makes stale. Where the network is off,
 * everything fails at once instead of waiting in silence; what is on screen stays, and is read again when the
 * network is back.
 */
export function createQueryClient({ onError }: QueryClientOptions) {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onError(error, { of: 'query', errors: query.meta?.errors }),
    }),
    mutationCache: new MutationCache({
      onSuccess: (answer, variables, _, mutation) => refresh(client, mutation, answer, variables),
      onError: (error, _variables, _result, mutation) =>
        onError(error, { of: 'mutation', errors: mutation.meta?.errors }),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && onlineManager.isOnline() && mayHeal(error),
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 5_000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}

const mayHeal = (error: Error) =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status === 502 || error.status === 503))

/** Waits for reads of what is on screen, so that a form closes over fresh data. */
async function refresh(
  client: QueryClient,
  { meta }: Mutation<unknown, unknown, unknown>,
  answer: unknown,
  variables: unknown,
) {
  meta?.updates?.(client, answer as never, variables as never)
  if (meta?.invalidates) {
    await Promise.all(keysOf(meta.invalidates).map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

const keysOf = (keys: QueryKey | readonly QueryKey[]) =>
  (keys.length > 0 && keys.every((key) => Array.isArray(key)) ? keys : [keys]) as readonly QueryKey[]

/** Hands the query client to loaders and middleware: `context.get(queryClientContext)`. */
export const queryClientContext = createContext<QueryClient>()

/** What the router's `getContext` answers; a caller may add to it. */
export function createRouterContext(client: QueryClient) {
  const context = new RouterContextProvider()
  context.set(queryClientContext, client)
  return context
}
