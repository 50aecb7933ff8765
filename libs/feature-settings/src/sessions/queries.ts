import { call } from '@tandem/api-client'
import { endSession, endSessions, listSessions } from '@tandem/api-contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

const sessions = ['sessions'] as const

export const sessionListQueries = {
  own: queryOptions({
    queryKey: sessions,
    queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).data,
    // Another device may have signed in or out meanwhile.
    staleTime: 0,
  }),
}

/** Signs one device out. */
export const endSessionMutation = mutationOptions({
  mutationFn: async (id: number) => (await call(endSession, { params: { id } })).data,
  meta: { invalidates: sessions },
})

/** Signs out every device but this one; answers how many. */
export const endOthersMutation = mutationOptions({
  mutationFn: async () => (await call(endSessions, { search: { current: '0' } })).data.ended,
  meta: { invalidates: sessions },
})

/** Signs out every device, this one too: nothing can be read afterwards. */
export const endAllMutation = mutationOptions({
  mutationFn: async () => (await call(endSessions, { search: { current: '1' } })).data.ended,
})
