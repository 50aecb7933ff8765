export { apiAddress } from './api-address.ts'
export { call, callTimeout, configureApi, currentToken, waitIn } from './call.ts'
export type { EndpointRead, WriteQueue } from './call.ts'
export { contractText, translateContract } from './contract-text.ts'
export { download } from './download.ts'
export type { Download } from './download.ts'
export type { EarlyReads } from './early-answers.ts'
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
export { isDemoHost, readHost, readHostFacts, setHostFacts } from './host.ts'
export type { Host, HostFacts } from './host.ts'
export { orKept } from './or-kept.ts'
export { readPasswordMinimum } from './password-minimum.ts'
