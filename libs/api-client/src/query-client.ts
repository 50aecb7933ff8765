import type { Resource } from '@tandem/api-contract'
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { createContext, RouterContextProvider } from 'react-router'
import { ApiError, isKept, NetworkError } from './errors.ts'
import { markOld } from './mark-old.ts'

/**
 * Where a failure shows. `local`: the screen shows it itself, nothing else happens. Left out: a mutation ends in
 * a toast, a query in the error boundary around it, which is that of its widget or of the page as a whole.
 */
export type ErrorPlace = 'local'

interface QueryMeta extends Record<string, unknown> {
  errors?: ErrorPlace
}

/** What a mutation says about itself; `endpointMutation` writes it. */
export interface MutationMeta extends Record<string, unknown> {
  errors?: ErrorPlace
  /** What it makes old. */
  changes?: readonly Resource[]
  /** Whether it ends before what it made old has been read again. */
  endsBeforeReads?: boolean
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
 * what the server refused; a mutation says in `meta` what it replaces or makes old. Where the network is off,
 * everything fails at once instead of waiting in silence; what is on screen stays, and is read again when the
 * network is back.
 */
export function createQueryClient({ onError }: QueryClientOptions) {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onError(error, { of: 'query', errors: query.meta?.errors }),
    }),
    mutationCache: new MutationCache({
      onSuccess: (answer, variables, _, { meta, options }) => {
        meta?.updates?.(client, answer as never, variables as never)
        return options.scope ? undefined : refresh(client, meta)
      },
      onSettled: (_answer, error, _variables, _result, { meta, options: { scope } }) => {
        // Of a write that is kept the server knows nothing yet.
        if (scope === undefined || isKept(error) || isFollowed(client, scope.id)) return
        // What was shown before the answer came may be wrong after a failure, too.
        const reads = refresh(client, meta)
        return error === null ? reads : undefined
      },
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

/** Makes old what a mutation changes, and waits for reads of what is on screen: a form closes over fresh data. */
async function refresh(client: QueryClient, meta: MutationMeta | undefined) {
  const { changes = [], endsBeforeReads = false } = meta ?? {}
  if (changes.length === 0) return
  const reads = markOld(client, changes)
  if (!endsBeforeReads) await reads
}

/** Whether more of a scope is on its way than the one that is just ending. */
const isFollowed = (client: QueryClient, scope: string) =>
  client.getMutationCache().findAll({
    status: 'pending',
    predicate: ({ options }) => options.scope?.id === scope,
  }).length > 1

/** Hands the query client to loaders and middleware: `context.get(queryClientContext)`. */
export const queryClientContext = createContext<QueryClient>()

/** What the router's `getContext` answers; a caller may add to it. */
export function createRouterContext(client: QueryClient) {
  const context = new RouterContextProvider()
  context.set(queryClientContext, client)
  return context
}
