import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in api-client. */
export const apiClientMistakes: readonly Mistake[] = [
  {
    name: 'a retried write is sent without its key',
    file: 'libs/api-client/src/call.ts',
    from: 'if (key !== undefined) headers.set(writeKeyHeader, key)',
    to: "if (key !== undefined && key === '') headers.set(writeKeyHeader, key)",
  },
  {
    name: 'a call that takes too long is reported as a broken connection',
    file: 'libs/api-client/src/call.ts',
    from: "throw new NetworkError(timeout.signal.aborted ? 'timeout' : 'fetch', { cause: error }, isKept)",
    to: "throw new NetworkError('fetch', { cause: error }, isKept)",
  },
  {
    name: 'an empty search is sent although the call drops it',
    file: 'libs/api-client/src/call.ts',
    from: "value === undefined || (value === '' && endpoint.dropsEmptySearch)",
    to: 'value === undefined',
  },
  {
    name: 'a cache key leaves out defaults, so one read is kept twice',
    file: 'libs/api-client/src/react/endpoint-key.ts',
    from: 'result.success ? result.output : given',
    to: 'given',
  },
  {
    name: 'the last page is never loaded',
    file: 'libs/api-client/src/react/endpoint-queries.ts',
    from: 'current_page < last_page ? current_page + 1 : null',
    to: 'current_page + 1 < last_page ? current_page + 1 : null',
  },
  {
    name: 'a read that no repetition can mend is repeated',
    file: 'libs/api-client/src/react/query-client.ts',
    from: 'onlineManager.isOnline() && mayHeal(error)',
    to: 'onlineManager.isOnline()',
  },
  {
    name: 'a write whose answer was lost gets a new key',
    file: 'libs/api-client/src/open-writes.ts',
    from: "if (write.method === 'PUT' || (error instanceof ApiError && error.status < 500)) return",
    to: "if (write.method === 'PUT' || error !== null) return",
  },
  {
    name: 'an answer with a new field is refused',
    file: 'libs/api-client/src/tolerant-schema.ts',
    from: "type === 'strict_object' ? v.object(inner) : rebuilt(schema, { entries: inner })",
    to: 'rebuilt(schema, { entries: inner })',
  },
  {
    name: 'a call that took too long is said to be a lost connection',
    file: 'libs/api-client/src/errors.ts',
    from: "error.kind === 'timeout' ? 'TIMEOUT_ERROR' : 'FETCH_ERROR'",
    to: "error.kind === 'timeout' ? 'FETCH_ERROR' : 'FETCH_ERROR'",
  },
]
