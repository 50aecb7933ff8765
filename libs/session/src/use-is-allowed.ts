import { isAllowed } from '@tandem/api-contract'
import type { Permission } from '@tandem/api-contract'
import { useAtomValue } from 'jotai'
import { userAtom } from './session.ts'

/**
 * Whether the user's role has a permission; always false when nobody is signed in. In its own file, because
 * sign-in pages don't need it.
 */
export function useIsAllowed(permission: Permission): boolean {
  const user = useAtomValue(userAtom)
  return user !== null && isAllowed(user.role, permission)
}
