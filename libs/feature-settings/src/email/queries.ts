import { isApiError } from '@tandem/api-client'
import { endpointMutation, endpointQuery, invalidate } from '@tandem/api-client/react'
import { updateEmail, verifyNewEmail } from '@tandem/api-contract'
import type { EmailChange, LinkFields } from '@tandem/api-contract'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'
import { profileQueries } from '../profile/queries.ts'

/** Sends a link to a new address. The form shows refusals. */
export const changeEmailMutation = endpointMutation(updateEmail, (body: EmailChange) => ({ body }), {
  meta: {
    errors: 'local',
    keeps: ['profile'],
    updates: (client, { email }) =>
      client.setQueryData(
        profileQueries.own.queryKey,
        (profile) => profile && { ...profile, pending_email: email },
      ),
  },
})

/** Uses the link of the mail up. Only sent once, because a second call would get another answer. */
export const verificationOf = (link: LinkFields) =>
  endpointQuery(
    verifyNewEmail,
    { body: link },
    {
      select: ({ email }) => email,
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      retryOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      meta: { errors: 'local' },
    },
  )

/** Whether retrying the same link can't help. */
export const isLinkOver = (error: unknown) =>
  isApiError(error, 'LINK_EXPIRED_OR_INVALID') || isApiError(error, 'INVALID_USER_ID_OR_HASH')

/** Updates the frame and the profile after a user's address has changed, if it is theirs. */
export function putVerified(client: QueryClient, user_id: number, email: string) {
  client.setQueryData(sessionQueries.me.queryKey, (user) =>
    user?.id === user_id ? { ...user, email } : user,
  )
  return invalidate(client, ['people', 'profile', 'audit'])
}
