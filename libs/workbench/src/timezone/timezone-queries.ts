import { call } from '@tandem/api-client'
import { listTimezones } from '@tandem/api-contract'
import { queryOptions } from '@tanstack/react-query'

/** Time zones that a team can choose. */
export const timezoneQueries = {
  list: () =>
    queryOptions({
      queryKey: ['timezones'],
      queryFn: async ({ signal }) => (await call(listTimezones, {}, { signal })).data,
      staleTime: Infinity,
      // The field says it itself.
      meta: { errors: 'local' },
    }),
}
