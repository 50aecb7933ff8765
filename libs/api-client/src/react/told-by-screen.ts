import type { MutationMeta } from './query-client.ts'

/** The same mutation, with its failures shown by the screen. It still makes the same reads stale. */
export const toldByScreen = <Options extends { meta?: MutationMeta | undefined }>(
  mutation: Options,
): Options => ({ ...mutation, meta: { ...mutation.meta, errors: 'local' } })
