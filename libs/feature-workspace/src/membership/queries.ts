import { call, contractText } from '@tandem/api-client'
import { namedQuery } from '@tandem/api-client/react'
import { getMe, roleNames } from '@tandem/api-contract'
import type { User } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'
import { membershipText as text } from './messages.ts'

/**
 * The user's own role, polled: an admin's changes take effect in every open page, and a deactivated user is
 * signed out. Only the role is taken over, because preferences may be on their way to the server.
 */
export const roleQuery = (client: QueryClient) =>
  namedQuery(
    'own role',
    async (signal) => {
      const { role } = (await call(getMe, {}, { signal })).data
      takeOver(client, role)
      return role
    },
    {
      refetchInterval: 60_000,
      refetchOnWindowFocus: 'always',
      // The user was just read at sign-in.
      refetchOnMount: false,
      initialData: () => client.getQueryData(sessionQueries.me.queryKey)?.role,
      meta: { errors: 'local' },
    },
  )

function takeOver(client: QueryClient, role: User['role']) {
  const { queryKey } = sessionQueries.me
  const me = client.getQueryData(queryKey)
  if (me === undefined || me.role === role) return
  client.setQueryData(queryKey, { ...me, role })
  toast.info({
    title: text('changed', { role: contractText(roleNames[role]) }),
    description: text('changedText'),
    id: 'own-role',
  })
}
