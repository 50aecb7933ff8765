import { endpointQuery } from '@tandem/api-client/react'
import { listTimezones } from '@tandem/api-contract'

/** Time zones that a team can choose. */
export const timezoneQueries = {
  // The field itself shows that they couldn't be loaded.
  list: () => endpointQuery(listTimezones, {}, { staleTime: Infinity, meta: { errors: 'local' } }),
}
