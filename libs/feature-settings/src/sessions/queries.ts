import { endpointMutation, endpointQuery } from '@tandem/api-client/react'
import { endSession, endSessions, listSessions } from '@tandem/api-contract'

export const sessionListQueries = {
  // Another device may have signed in or out in the meantime.
  own: endpointQuery(listSessions, {}, { staleTime: 0 }),
}

/** Signs one device out. */
export const endSessionMutation = endpointMutation(endSession, (id: number) => ({ params: { id } }))

/** Signs out every device but this one. Returns how many. */
export const endOthersMutation = endpointMutation(endSessions, () => ({ search: { current: '0' as const } }))

/** Signs out every device, including this one: nothing can be read afterwards. */
export const endAllMutation = endpointMutation(endSessions, () => ({ search: { current: '1' as const } }), {
  meta: { keeps: endSessions.changes },
})
