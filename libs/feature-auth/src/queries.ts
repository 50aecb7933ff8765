import { call, isApiError } from '@tandem/api-client'
import { endpointMutation, endpointQuery, namedQuery } from '@tandem/api-client/react'
import {
  acceptInvitation,
  checkEmailVerification,
  checkInvitation,
  checkResetLink,
  checkUndo,
  checkVerification,
  completeRegistration,
  forgotPassword,
  register,
  resendVerificationEmail,
  resetPassword,
  signInWithSocial,
  undoChange,
  verifyEmail,
} from '@tandem/api-contract'
import type {
  EmailVerification,
  ForgottenPassword,
  InvitationAcceptance,
  LinkFields,
  NewPassword,
  Registration,
  ResendVerification,
  SocialCompletion,
  SocialSignIn,
  UndoLink,
} from '@tandem/api-contract'
import { language, textFile } from '@tandem/format'
import { queryOptions } from '@tanstack/react-query'

/** The pages show all these errors themselves, so no toast appears. */
const local = { errors: 'local' } as const

/** For requests about a link or code that must be sent once: a second request would get another answer. */
const once = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: local,
} as const

/** What the links of mails are for. */
export const linkQueries = {
  /** The registration that the link verifies. */
  verification: (link: LinkFields & { on_page_token?: string }) =>
    endpointQuery(checkVerification, { body: link }, once),
  /** The changes that the link would undo. */
  undo: (link: UndoLink) => endpointQuery(checkUndo, { body: link }, once),
  /** A token to set the new password with. */
  reset: (link: LinkFields) =>
    endpointQuery(checkResetLink, { body: link }, { ...once, select: ({ token }) => token }),
  /** The invitation that the link is for. */
  invitation: (link: LinkFields) => endpointQuery(checkInvitation, { body: link }, once),
}

/** How often the page that waits for a verification asks (milliseconds). */
const pollEvery = 10_000

/** Polls the verification: the signed-in user once the address is verified, null until then. */
export const verificationQueries = {
  status: (pending: { user_id: number; on_page_token: string }) =>
    queryOptions({
      queryKey: endpointQuery(checkEmailVerification, { body: pending }).queryKey,
      // The request ignores the abort signal: the server returns the session once, and an aborted request would lose
      // it.
      queryFn: async () => {
        try {
          return (await call(checkEmailVerification, { body: pending })).data.user
        } catch (error) {
          if (isApiError(error, 'PENDING_EMAIL_VERIFICATION')) return null
          throw error
        }
      },
      refetchInterval: ({ state }) => (state.data || isOver(state.error) ? false : pollEvery),
      refetchOnWindowFocus: ({ state }) => (state.data || isOver(state.error) ? false : 'always'),
      staleTime: 0,
      retry: false,
      meta: local,
    }),
}

/** Whether polling must stop: the registration no longer exists, or its session was already returned. */
export const isOver = (error: Error | null) =>
  isApiError(error, 'LINK_EXPIRED_OR_INVALID') ||
  isApiError(error, 'INVALID_USER_ID_OR_HASH') ||
  isApiError(error, 'ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN')

/** Exchanges the one-time code of a provider for a session, or for a newcomer. */
export const socialExchange = {
  code: (given: Pick<SocialSignIn, 'code' | 'provider'>) =>
    endpointQuery(signInWithSocial, { body: given }, once),
}

/** Uses up the link of the mail, and signs in. */
export const verifyMutation = endpointMutation(verifyEmail, (body: EmailVerification) => ({ body }), {
  meta: local,
})

/** Uses up the link of the mail. Returns the link to choose a new password with. */
export const undoMutation = endpointMutation(undoChange, (body: UndoLink) => ({ body }), { meta: local })

export const registerMutation = endpointMutation(register, (body: Registration) => ({ body }), {
  meta: local,
})

export const resendMutation = endpointMutation(
  resendVerificationEmail,
  (body: ResendVerification) => ({ body }),
  { meta: local },
)

export const forgotPasswordMutation = endpointMutation(
  forgotPassword,
  (body: ForgottenPassword) => ({ body }),
  { meta: local },
)

export const resetPasswordMutation = endpointMutation(resetPassword, (body: NewPassword) => ({ body }), {
  meta: local,
})

export const acceptInvitationMutation = endpointMutation(
  acceptInvitation,
  (body: InvitationAcceptance) => ({ body }),
  { meta: local },
)

/**
 * Legal texts that a host can replace, in the language of the app. They are files beside the app, because they must be
 * readable without it.
 */
export const legalQueries = {
  text: (name: 'terms' | 'privacy') =>
    namedQuery(
      name,
      async (signal) => {
        const answer = await fetch(`/legal/${textFile(name, language())}`, { signal })
        if (!answer.ok) throw new Error(`The text ${name} was answered with ${answer.status}`)
        return answer.text()
      },
      { staleTime: Infinity, retry: false, meta: local },
    ),
}

/** Sends the same code again, with the password of the account to connect. */
export const linkAccountMutation = endpointMutation(signInWithSocial, (body: SocialSignIn) => ({ body }), {
  meta: local,
})

/**
 * Completes a registration that began at a provider. The newcomer's token is passed explicitly, because it isn't a
 * session.
 */
export const completeRegistrationMutation = endpointMutation(
  completeRegistration,
  ({ body }: { body: SocialCompletion; token: string }) => ({ body }),
  { tokenOf: ({ token }) => token, meta: local },
)
