import type { Endpoint, EndpointInput, Resource } from '@tandem/api-contract'
import type { QueryClient, UseMutationOptions } from '@tanstack/react-query'
import { read } from '../call.ts'
import type { EndpointRead } from '../call.ts'
import { isKept } from '../errors.ts'
import type { MutationMeta } from './query-client.ts'

interface WriteMeta<Answer, Variables> extends Omit<MutationMeta, 'changes' | 'updates'> {
  /**
   * Resources that the endpoint changes but its answer or `updates` already brings up to date: they aren't
   * read again.
   */
  keeps?: readonly Resource[]
  /** Puts the answer of a success into the cache immediately, before anything is read again. */
  updates?: (client: QueryClient, answer: Answer, variables: Variables) => void
}

type WriteOptions<Answer, Variables, Result> = Omit<
  UseMutationOptions<Answer, Error, Variables, Result>,
  'mutationFn' | 'mutationKey' | 'meta'
> & {
  meta?: WriteMeta<Answer, Variables>
  /** The writer's bearer token, if it isn't the session's. */
  tokenOf?: (variables: Variables) => string
}

type EndpointMutation<Answer, Variables, Result> = UseMutationOptions<Answer, Error, Variables, Result> &
  Required<Pick<UseMutationOptions<Answer, Error, Variables, Result>, 'mutationKey' | 'mutationFn'>>

/**
 * The options of a write. Its key is the endpoint's name; a success makes stale what the endpoint changes.
 * Among writes that share a `scope` only the last one does, even if it fails: until then the server's answers
 * don't include the waiting ones. An optimistic change stays when the write is stored to be sent later:
 * `onError` isn't called then.
 *
 * @param inputOf makes the call's input from the argument of `mutate`
 */
export const endpointMutation = <E extends Endpoint, Variables = void, Result = unknown>(
  endpoint: E,
  inputOf: (variables: Variables) => EndpointInput<E>,
  options: WriteOptions<EndpointRead<E>, Variables, Result> = {},
): EndpointMutation<EndpointRead<E>, Variables, Result> => {
  const { tokenOf, onError, ...rest } = options
  const { keeps = [], ...meta } = options.meta ?? {}
  return {
    ...rest,
    onError: (error, ...context) => (isKept(error) ? undefined : onError?.(error, ...context)),
    mutationKey: [endpoint.name] as const,
    mutationFn: (variables) =>
      read(endpoint, inputOf(variables), { ...(tokenOf && { token: tokenOf(variables) }) }),
    meta: { ...meta, changes: endpoint.changes.filter((resource) => !keeps.includes(resource)) },
  }
}
