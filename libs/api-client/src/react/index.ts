export { callsIn, changeReads, knownReads, readsOf } from './endpoint-key.ts'
export type { EndpointKey } from './endpoint-key.ts'
export { endpointMutation } from './endpoint-mutation.ts'
export {
  endpointPages,
  endpointQuery,
  endpointWhole,
  namedQuery,
  rowsOfPages,
  severalQueries,
} from './endpoint-queries.ts'
export type { EndpointPages, EndpointQuery } from './endpoint-queries.ts'
export { invalidate } from './invalidate.ts'
export { onReconnect } from './on-reconnect.ts'
export { createQueryClient } from './query-client.ts'
export type { ErrorPlace, Failure } from './query-client.ts'
export { withLocalErrors } from './with-local-errors.ts'
export { useIsAsking } from './use-is-asking.ts'
