import { call } from '@tandem/api-client'
import { listRoles } from '@tandem/api-contract'
import { queryOptions } from '@tanstack/react-query'

const roles = ['roles'] as const

/** The roles with how many people have each, and the permission table. */
export const roleQueries = {
  all: roles,
  list: () =>
    queryOptions({
      queryKey: [...roles, 'list'],
      queryFn: async ({ signal }) => (await call(listRoles, {}, { signal })).data,
    }),
}
