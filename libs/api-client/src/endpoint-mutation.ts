import type { Endpoint, EndpointInput, Resource } from '@tandem/api-contract'
import type { QueryClient, UseMutationOptions } from '@tanstack/react-query'
import { read } from './call.ts'
import type { EndpointRead } from './call.ts'
import { isKept } from './errors.ts'
import type { MutationMeta } from './query-client.ts'

interface WriteMeta<Answer, Variables> extends Omit<MutationMeta, 'changes' | 'updates'> {
  /** What its answer or `updates` brings up to date, though the endpoint changes it: it isn't read again. */
  keeps?: readonly Resource[]
  /** Puts the answer of a success into the cache at once, before anything is read again. */
  updates?: (client: QueryClient, answer: Answer, variables: Variables) => void
}

type WriteOptions<Answer, Variables, Result> = Omit<
  UseMutationOptions<Answer, Error, Variables, Result>,
  'mutationFn' | 'mutationKey' | 'meta'
> & {
  meta?: WriteMeta<Answer, Variables>
  /** The bearer token of whoever writes, where that isn't the session's. */
  tokenOf?: (variables: Variables) => string
}

type EndpointMutation<Answer, Variables, Result> = UseMutationOptions<Answer, Error, Variables, Result> &
  Required<Pick<UseMutationOptions<Answer, Error, Variables, Result>, 'mutationKey' | 'mutationFn'>>

/**
 * The options of a write. Its key is the endpoint's name; a success makes old what the endpoint says that it changes.
 * Of those that share a `scope` only the last does, and a failure too: what the server says meanwhile knows nothing of
 * those that still wait. What shows at once stays where the write is kept to be sent later: `onError` isn't called then.
 *
 * @param inputOf what the call is given, from what `mutate` is given
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
