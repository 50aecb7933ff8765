/** What can go wrong, as a connector meets it. */
export const faultKinds = [
  'slow',
  'status',
  'html',
  'half-body',
  'reset',
  'wrong-schema',
  'empty-page-with-next',
  'cursor-loop',
  'duplicate-rows',
  'stall',
  'stall-after-byte',
  'slow-drip',
  'content-length-too-long',
  'invalid-utf8',
  'huge-body',
  'refused',
  'bad-certificate',
  'throttled',
  'graph-error',
  'bulk-failure',
  'bulk-missing-lines',
] as const
/** What a shop can be told to get wrong. */
export type FaultKind = (typeof faultKinds)[number]

/** One fault on request. It is made on the requests that match, `times` times (1 by default). */
export interface Fault {
  kind: FaultKind
  /**
   * Of the path, exactly, and of query parameters; without it every request matches. The path is the one after
   * `/wp-json/wc/v3`; at Shopify the first field of the query (`/orders`, `/bulkOperationRunQuery`), `/token` or
   * `/bulk-file`, and the parameters are the query's variables. At Instagram see `src/instagram/graph/place.ts`.
   */
  match?: { path?: string; query?: Record<string, string> }
  /** How many requests that match are left alone first; so 1 meets the second page of a list. */
  skip?: number
  /** Any number of times when `Infinity`. */
  times?: number
  /** With `slow`: how long the right answer waits; with the others: before the fault. */
  delayMs?: number
  /** With `status`: 500 when not given. With `graph-error`: another one than usual. */
  status?: number
  /** With `graph-error`: what Meta's API answers; words and status are those that the code usually has. */
  code?: number
  subcode?: number
  message?: string
  /** With `graph-error` and `throttled`: how long Meta's API says to wait. */
  minutes?: number
  /** With `status`: the header's value, in seconds or as it is. */
  retryAfter?: number | string
  /** With `huge-body`: how many bytes, 200 MiB when not given. */
  bytes?: number
}

/** Faults that wait for their request, first come first served. */
export interface FaultList {
  add: (fault: Fault) => void
  clear: () => void
  list: () => Required<Pick<Fault, 'kind' | 'times'>>[]
  /** The fault for a request, or for the end of a bulk operation, which is thereby used once. */
  take: (path: string, query: URLSearchParams, of?: 'request' | 'bulk') => Fault | undefined
}

/** An empty list. */
export const createFaultList = (): FaultList => {
  let faults: (Fault & { times: number })[] = []
  const matches = ({ match }: Fault, path: string, query: URLSearchParams) =>
    (match?.path === undefined || match.path === path) &&
    Object.entries(match?.query ?? {}).every(([name, value]) => query.get(name) === value)

  return {
    add(fault) {
      faults.push({ ...fault, times: fault.times ?? 1 })
    },
    clear() {
      faults = []
    },
    list: () => faults.map((fault) => ({ ...fault })),
    take(path, query, of = 'request') {
      const fitting = faults.filter(
        (candidate) =>
          candidate.kind.startsWith('bulk-') === (of === 'bulk') && matches(candidate, path, query),
      )
      const fault = fitting.find(({ skip }) => !skip)
      for (const waiting of fitting) if (waiting.skip && waiting !== fault) waiting.skip -= 1
      if (!fault) return undefined
      fault.times -= 1
      faults = faults.filter(({ times }) => times > 0)
      return fault
    },
  }
}
