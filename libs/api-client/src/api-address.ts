import { apiOrigin } from './call.ts'

/**
 * Makes the API's own paths absolute, such as that of a person's picture. An address elsewhere stays as it
 * is.
 */
export const apiAddress = (path: string): string => new URL(path, apiOrigin()).href
