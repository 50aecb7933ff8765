/** What can go wrong, as a connector meets it. */
export const faultKinds = [
  'slow',
  'status',
  'html',
  'half-body',
  'reset',
  'wrong-schema',
  'empty-page-with-next',
  'stall',
] as const
/** What a shop can be told to get wrong. */
export type FaultKind = (typeof faultKinds)[number]

/** One fault on request. It is made on the requests that match, `times` times (1 by default). */
export interface Fault {
  kind: FaultKind
  /** Of the path after `/wp-json/wc/v3`, exactly, and of query parameters; without it every request matches. */
  match?: { path?: string; query?: Record<string, string> }
  /** Any number of times when `Infinity`. */
  times?: number
  /** With `slow`: how long the right answer waits; with the others: before the fault. */
  delayMs?: number
  /** With `status`: 500 when not given. */
  status?: number
  /** With `status`: the header's value, in seconds. */
  retryAfter?: number
}

/** Faults that wait for their request, first come first served. */
export interface FaultList {
  add: (fault: Fault) => void
  clear: () => void
  list: () => Required<Pick<Fault, 'kind' | 'times'>>[]
  /** The fault for a request, which is thereby used once. */
  take: (path: string, query: URLSearchParams) => Fault | undefined
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
    take(path, query) {
      const fault = faults.find((candidate) => matches(candidate, path, query))
      if (!fault) return undefined
      fault.times -= 1
      faults = faults.filter(({ times }) => times > 0)
      return fault
    },
  }
}
