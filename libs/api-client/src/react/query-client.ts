import type { Resource } from '@tandem/api-contract'
import { CancelledError, MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import type {
  DefaultedQueryObserverOptions,
  DefaultError,
  FetchQueryOptions,
  QueryKey,
  QueryObserverOptions,
} from '@tanstack/react-query'
import { ApiError, isKept, NetworkError } from '../errors.ts'
import { invalidate } from './invalidate.ts'

/**
 * Where a failure shows. `local`: only the screen shows it. Without it, a mutation's failure becomes a toast,
 * and a query's goes to the nearest error boundary, that of its widget or of the whole page.
 */
export type ErrorPlace = 'local'

interface QueryMeta extends Record<string, unknown> {
  errors?: ErrorPlace
}

/** What a mutation declares; `endpointMutation` sets it. */
export interface MutationMeta extends Record<string, unknown> {
  errors?: ErrorPlace
  /** What it makes stale. */
  changes?: readonly Resource[]
  /** Whether it ends before the stale reads have been read again. */
  endsBeforeReads?: boolean
  /**
   * Puts the answer of a success into the cache immediately, before anything is read again. A method, because each
   * mutation declares it for its own answer and variables.
   */
  updates?(client: QueryClient, answer: unknown, variables: unknown): void
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
  /** Called once for every failure; decides on toasts, error pages and signing out. */
  onError: (error: Error, failure: Failure) => void
}

/**
 * Leaving the last screen that shows a read cancels it. A page that waits for the same read, such as the next one,
 * reads it again here; it would fail otherwise. Without a network nothing is polled; what was polled is read again as
 * soon as it is back.
 */
class PatientQueryClient extends QueryClient {
  override async fetchQuery<
    Read = unknown,
    Failed = DefaultError,
    Data = Read,
    Key extends QueryKey = QueryKey,
    Page = never,
  >(options: FetchQueryOptions<Read, Failed, Data, Key, Page>): Promise<Data> {
    try {
      return await super.fetchQuery(options)
    } catch (error) {
      if (error instanceof CancelledError && error.revert === true) return this.fetchQuery(options)
      throw error
    }
  }

  override defaultQueryOptions<
    Read = unknown,
    Failed = DefaultError,
    Data = Read,
    Cached = Read,
    Key extends QueryKey = QueryKey,
    Page = never,
  >(
    options:
      | QueryObserverOptions<Read, Failed, Data, Cached, Key, Page>
      | DefaultedQueryObserverOptions<Read, Failed, Data, Cached, Key>,
  ): DefaultedQueryObserverOptions<Read, Failed, Data, Cached, Key> {
    const defaulted = super.defaultQueryOptions(options)
    const { refetchInterval } = defaulted
    if (options._defaulted || !refetchInterval) return defaulted
    return {
      ...defaulted,
      refetchOnReconnect: 'always',
      refetchInterval: (query) =>
        onlineManager.isOnline() &&
        (typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval),
    }
  }
}

/**
 * The cache with our policy. Only failures that can pass are retried (twice: no network, 502, 503), never a
 * refusal. Mutations say in `meta` what they replace or make stale. Offline, everything fails immediately
 * instead of waiting in silence; what is on screen stays, and is read again when the network is back.
 */
export function createQueryClient({ onError }: QueryClientOptions) {
  const client: QueryClient = new PatientQueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onError(error, { of: 'query', errors: query.meta?.errors }),
    }),
    mutationCache: new MutationCache({
      onSuccess: (answer, variables, _, { meta, options }) => {
        meta?.updates?.(client, answer, variables)
        return options.scope ? undefined : refresh(client, meta)
      },
      onSettled: (_answer, error, _variables, _result, { meta, options: { scope } }) => {
        // The server doesn't know about a stored write yet.
        if (scope === undefined || isKept(error) || isFollowed(client, scope.id)) return
        // After a failure, an optimistic change may be wrong too.
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

/**
 * Makes stale what a mutation changes, and waits for the reads on screen, so that a form closes over fresh
 * data.
 */
async function refresh(client: QueryClient, meta: MutationMeta | undefined) {
  const { changes = [], endsBeforeReads = false } = meta ?? {}
  if (changes.length === 0) return
  const reads = invalidate(client, changes)
  if (!endsBeforeReads) await reads
}

/** Whether the scope has more pending mutations than the one that is ending. */
const isFollowed = (client: QueryClient, scope: string) =>
  client.getMutationCache().findAll({
    status: 'pending',
    predicate: ({ options }) => options.scope?.id === scope,
  }).length > 1
