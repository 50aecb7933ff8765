import { endpointQuery } from '@tandem/api-client'
import { listRoles } from '@tandem/api-contract'

/** The roles with how many people have each, and the permission table. */
export const roleQueries = {
  list: () => endpointQuery(listRoles, {}),
}
