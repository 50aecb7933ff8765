import { endpointQuery } from '@tandem/api-client/react'
import { listRoles } from '@tandem/api-contract'

/** The roles with their number of members, and the permission table. */
export const roleQueries = {
  list: () => endpointQuery(listRoles, {}),
}
