/** What can go wrong from a connector's point of view. */
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
/** A fault that a shop can be asked to make. */
export type FaultKind = (typeof faultKinds)[number]

/** One fault on request. It is made on matching requests, `times` times (1 by default). */
export interface Fault {
  kind: FaultKind
  /**
   * Matches the path exactly, and query parameters; without it every request matches. The path is the one
   * after `/wp-json/wc/v3`; at Shopify it is the first field of the query (`/orders`,
   * `/bulkOperationRunQuery`), `/token` or `/bulk-file`, and the parameters are the query's variables. For
   * Instagram see `src/instagram/graph/place.ts`.
   */
  match?: { path?: string; query?: Record<string, string> }
  /** How many matching requests to leave alone first; 1 hits the second page of a list. */
  skip?: number
  /** `Infinity` for an unlimited number. */
  times?: number
  /** With `slow`: how long the right answer is delayed; with other kinds: how long to wait before the fault. */
  delayMs?: number
  /** With `status`: 500 when not given. With `graph-error`: replaces the usual status. */
  status?: number
  /**
   * With `graph-error`: the code that Meta's API answers; message and status are the usual ones for that
   * code.
   */
  code?: number
  subcode?: number
  message?: string
  /** With `graph-error` and `throttled`: how long Meta's API asks to wait. */
  minutes?: number
  /** With `status`: the header's value, a number of seconds or any text. */
  retryAfter?: number | string
  /** With `huge-body`: the number of bytes, 200 MiB when not given. */
  bytes?: number
}

/** Faults that wait for a matching request; the first added is used first. */
export interface FaultList {
  add: (fault: Fault) => void
  clear: () => void
  list: () => Required<Pick<Fault, 'kind' | 'times'>>[]
  /** Takes the fault for a request, or for the end of a bulk operation, which counts as one use of it. */
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
