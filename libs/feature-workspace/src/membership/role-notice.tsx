import { isApiError } from '@tandem/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { roleQuery } from './queries.ts'

/** Shows nothing: keeps an eye on the own role, closest where something was refused for want of a permission. */
export function RoleNotice() {
  const client = useQueryClient()
  const { refetch } = useQuery(roleQuery(client))
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ mutation, type }) => {
        if (type === 'updated' && isApiError(mutation.state.error, 'FORBIDDEN')) void refetch()
      }),
    [client, refetch],
  )
  return null
}
