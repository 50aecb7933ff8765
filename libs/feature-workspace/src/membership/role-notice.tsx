import { isApiError } from '@tandem/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { roleQuery } from './queries.ts'

/** Renders nothing: watches the user's own role, most closely after a refusal for a missing permission. */
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
