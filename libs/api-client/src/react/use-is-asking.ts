import type { Endpoint } from '@tandem/api-contract'
import { useIsFetching } from '@tanstack/react-query'
import { readsOf } from './endpoint-key.ts'

/** Whether a first read of an endpoint with new input is running: another page, another filter. */
export const useIsAsking = <E extends Endpoint>(
  endpoint: E,
  input?: Parameters<typeof readsOf<E>>[1],
): boolean =>
  useIsFetching({ ...readsOf(endpoint, input), predicate: ({ state }) => state.data === undefined }) > 0
