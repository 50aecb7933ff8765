import { call, namedQuery } from '@tandem/api-client'
import { getMe, roleNames } from '@tandem/api-contract'
import type { User } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'
import { membershipText as text } from './messages.ts'

/**
 * The own role, looked at again and again: what an admin changes takes hold in every open page, and whoever was
 * deactivated is signed out. Only the role is taken over: preferences may be on their way to the server.
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
      // Somebody who is signed in was asked for a moment ago.
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
    title: text('changed', { role: roleNames[role] }),
    description: text('changedText'),
    id: 'own-role',
  })
}
