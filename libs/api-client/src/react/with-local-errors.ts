import type { MutationMeta } from './query-client.ts'

/** The same mutation, whose failures only the screen shows. It still makes the same reads stale. */
export const withLocalErrors = <Options extends { meta?: MutationMeta | undefined }>(
  mutation: Options,
): Options => ({ ...mutation, meta: { ...mutation.meta, errors: 'local' } })
