import { endpointQuery } from '@tandem/api-client'
import { listTimezones } from '@tandem/api-contract'

/** Time zones that a team can choose. */
export const timezoneQueries = {
  // The field says itself that they could not be read.
  list: () => endpointQuery(listTimezones, {}, { staleTime: Infinity, meta: { errors: 'local' } }),
}
