import { endpointWhole } from '@tandem/api-client/react'
import { listUsers } from '@tandem/api-contract'

/** The active members of the team, by name. */
export const mentionQueries = {
  people: () =>
    endpointWhole(listUsers, (paging) => ({ search: { ...paging, status: ['active'] } }), {
      staleTime: 300_000,
      meta: { errors: 'local' },
    }),
}
