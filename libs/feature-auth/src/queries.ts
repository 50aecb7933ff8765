import { call, endpointMutation, endpointQuery, isApiError, namedQuery } from '@tandem/api-client'
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
import { queryOptions } from '@tanstack/react-query'

/** Every failure here is told by the page itself. */
const local = { errors: 'local' } as const

/** What is asked once for a link or a code: a second question would get another answer. */
const once = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: local,
} as const

/** What a link of a mail is good for. */
export const linkQueries = {
  /** Whose registration it is. */
  verification: (link: LinkFields & { on_page_token?: string }) =>
    endpointQuery(checkVerification, { body: link }, once),
  /** What it would undo. */
  undo: (link: UndoLink) => endpointQuery(checkUndo, { body: link }, once),
  /** A token to set the new password with. */
  reset: (link: LinkFields) =>
    endpointQuery(checkResetLink, { body: link }, { ...once, select: ({ token }) => token }),
  /** Whose invitation it is. */
  invitation: (link: LinkFields) => endpointQuery(checkInvitation, { body: link }, once),
}

/** How often the page that waits for a verification asks (milliseconds). */
const pollEvery = 10_000

/** Asked again and again: the signed-in user once the address is verified, null until then. */
export const verificationQueries = {
  status: (pending: { user_id: number; on_page_token: string }) =>
    queryOptions({
      queryKey: endpointQuery(checkEmailVerification, { body: pending }).queryKey,
      // Not given up when the page is drawn anew: the session is answered once, and would be lost.
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

/** Whether asking again cannot help: the registration is gone, or has given its session already. */
export const isOver = (error: Error | null) =>
  isApiError(error, 'LINK_EXPIRED_OR_INVALID') ||
  isApiError(error, 'INVALID_USER_ID_OR_HASH') ||
  isApiError(error, 'ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN')

/** Exchanges the one-time code of a provider. */
export const socialExchange = {
  code: (given: Pick<SocialSignIn, 'code' | 'provider'>) =>
    endpointQuery(signInWithSocial, { body: given }, once),
}

/** Uses the link of the mail up: signs in. */
export const verifyMutation = endpointMutation(verifyEmail, (body: EmailVerification) => ({ body }), {
  meta: local,
})

/** Uses the link of the mail up: answers the link to choose a password with. */
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

/** Texts that a host can replace; files beside the app, for they must be readable without it. */
export const legalQueries = {
  text: (name: 'terms' | 'privacy') =>
    namedQuery(
      name,
      async (signal) => {
        const answer = await fetch(`/legal/${name}.txt`, { signal })
        if (!answer.ok) throw new Error(`The text ${name} was answered with ${answer.status}`)
        return answer.text()
      },
      { staleTime: Infinity, retry: false, meta: local },
    ),
}

/** The same code again, with the password of the account that is to be connected. */
export const linkAccountMutation = endpointMutation(signInWithSocial, (body: SocialSignIn) => ({ body }), {
  meta: local,
})

/** Finishes what began at a provider; the token of the newcomer is said explicitly, for it is no session. */
export const completeRegistrationMutation = endpointMutation(
  completeRegistration,
  ({ body }: { body: SocialCompletion; token: string }) => ({ body }),
  { tokenOf: ({ token }) => token, meta: local },
)
