export { guardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts'
