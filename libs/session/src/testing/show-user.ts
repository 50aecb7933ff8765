import type { User } from '@tandem/api-contract'
import { QueryClient } from '@tanstack/react-query'
import type { Store } from '../connect-session.ts'
import { sessionQueries } from '../queries.ts'
import { surroundingsAtom } from '../session.ts'

/** Makes the atoms of a store show a signed-in user, without an app around it. */
export function showUser(store: Store, user: User): void {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQueries.me.queryKey, user)
  store.set(surroundingsAtom, { queryClient, goTo: () => Promise.resolve(), address: () => '/' })
}
