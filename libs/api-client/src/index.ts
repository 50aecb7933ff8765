export { apiAddress } from './api-address.ts'
export { call, callTimeout, configureApi, waitIn } from './call.ts'
export type { EndpointRead, WriteQueue } from './call.ts'
export { download } from './download.ts'
export type { Download } from './download.ts'
export type { EarlyReads } from './early-answers.ts'
export { changeReads, knownReads, readsOf } from './endpoint-key.ts'
export type { EndpointKey } from './endpoint-key.ts'
export type { EndpointQuery } from './endpoint-queries.ts'
export { endpointMutation } from './endpoint-mutation.ts'
export {
  endpointPages,
  endpointQuery,
  endpointWhole,
  namedQuery,
  severalQueries,
} from './endpoint-queries.ts'
export {
  ApiError,
  ContractError,
  genericTexts,
  hasErrorPage,
  isApiError,
  isKept,
  NetworkError,
  normalizeError,
  requestIdOf,
} from './errors.ts'
export type { NormalizedError, ReceivedCode } from './errors.ts'
export { readHost, readHostFacts, tellHost } from './host.ts'
export type { Host, HostFacts } from './host.ts'
export { markOld } from './mark-old.ts'
export { onReconnect } from './on-reconnect.ts'
export { orKept } from './or-kept.ts'
export { readPasswordMinimum } from './password-minimum.ts'
export { createQueryClient, createRouterContext, queryClientContext } from './query-client.ts'
export type { ErrorPlace, Failure } from './query-client.ts'
export { toldByScreen } from './told-by-screen.ts'
export { useIsAsking } from './use-is-asking.ts'
export { contractText, translateContract } from './contract-text.ts'
