import type { TeamUser, UserStatus } from '@tandem/api-contract'

/** Why the user can't change a member's role, status or membership: it is their own, or the super admin's. */
export type Hindrance = 'self' | 'superAdmin'

/** See `Hindrance`; null when there is none. */
export function hindranceOf(person: Pick<TeamUser, 'id' | 'role'>, myId: number): Hindrance | null {
  if (person.id === myId) return 'self'
  return person.role === 'super_admin' ? 'superAdmin' : null
}

/** The displayed status: an invitation may have expired. */
export type ShownStatus = UserStatus | 'expired'

/** See `ShownStatus`. */
export function shownStatus(
  { status, invitation_expires_at: until }: Pick<TeamUser, 'status' | 'invitation_expires_at'>,
  now: Date,
): ShownStatus {
  return status === 'pending' && until !== null && new Date(until) <= now ? 'expired' : status
}
