export { guardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts'
export type { ProviderMeter } from './meter-providers.ts'
export { providerThread, type ProviderThread, type ProviderThreadOptions } from './provider-thread.ts'
