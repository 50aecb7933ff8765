import { apiOrigin } from './call.ts'

/**
 * Where something is that the API names by a path of its own, such as the picture of a person; an address of elsewhere
 * stays as it is.
 */
export const apiAddress = (path: string): string => new URL(path, apiOrigin()).href
