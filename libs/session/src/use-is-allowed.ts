import { isAllowed } from '@tandem/api-contract'
import type { Permission } from '@tandem/api-contract'
import { useAtomValue } from 'jotai'
import { userAtom } from './session.ts'

/** Whether the user's role holds a permission; nobody signed in may nothing. Apart, for no page of signing in asks it. */
export function useIsAllowed(permission: Permission): boolean {
  const user = useAtomValue(userAtom)
  return user !== null && isAllowed(user.role, permission)
}
