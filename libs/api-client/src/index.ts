export { apiAddress } from './api-address.ts'
export { call, callTimeout, configureApi } from './call.ts'
export { download, type Download } from './download.ts'
export {
  ApiError,
  ContractError,
  genericTexts,
  isApiError,
  NetworkError,
  normalizeError,
  requestIdOf,
} from './errors.ts'
export type { NormalizedError, ReceivedCode } from './errors.ts'
export { readHost } from './host.ts'
export type { Host } from './host.ts'
export { onReconnect } from './on-reconnect.ts'
export { readPasswordMinimum } from './password-minimum.ts'
export { createQueryClient, createRouterContext, queryClientContext } from './query-client.ts'
export type { ErrorPlace, Failure } from './query-client.ts'
