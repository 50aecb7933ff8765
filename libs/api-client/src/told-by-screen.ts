import type { MutationMeta } from './query-client.ts'

/** The same mutation, whose failures the screen shows itself. What it makes old stays. */
export const toldByScreen = <Options extends { meta?: MutationMeta | undefined }>(
  mutation: Options,
): Options => ({ ...mutation, meta: { ...mutation.meta, errors: 'local' } })
