import { atom } from 'jotai'
import { readMeta } from './queries.ts'
import { userAtom } from './session.ts'

/**
 * The time zone of the user's profile if they chose to see times in it (`times_in`) and it is valid. Null: times are
 * shown in the team's zone. Screens use it through `Moment` and `useMoments` of `page-parts`.
 */
export const ownZoneAtom = atom((get): string | null => {
  const user = get(userAtom)
  return readMeta(user, 'times_in') === 'own' ? (user?.timezone ?? null) : null
})
