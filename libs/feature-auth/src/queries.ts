import { call, isApiError } from '@tandem/api-client'
import {
  acceptInvitation,
  checkEmailVerification,
  checkInvitation,
  checkResetLink,
  completeRegistration,
  forgotPassword,
  register,
  resendVerificationEmail,
  resetPassword,
  signInWithSocial,
  verifyEmail,
} from '@tandem/api-contract'
import type {
  ForgottenPassword,
  InvitationAcceptance,
  LinkFields,
  NewPassword,
  Registration,
  ResendVerification,
  SocialCompletion,
  SocialSignIn,
} from '@tandem/api-contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

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
  /** Uses the link up: signs in. */
  verification: (link: LinkFields) =>
    queryOptions({
      queryKey: ['verification', link],
      queryFn: async () => (await call(verifyEmail, { search: link })).data.user,
      ...once,
    }),
  /** A token to set the new password with. */
  reset: (link: LinkFields) =>
    queryOptions({
      queryKey: ['reset-link', link],
      queryFn: async () => (await call(checkResetLink, { body: link })).data.token,
      ...once,
    }),
  /** Whose invitation it is. */
  invitation: (link: LinkFields) =>
    queryOptions({
      queryKey: ['invitation', link],
      queryFn: async () => (await call(checkInvitation, { body: link })).data,
      ...once,
    }),
}

/** How often the page that waits for a verification asks (milliseconds). */
const pollEvery = 10_000

/** Asked again and again: the signed-in user once the address is verified, null until then. */
export const verificationQueries = {
  status: (pending: { user_id: number; on_page_token: string }) =>
    queryOptions({
      queryKey: ['verification-status', pending],
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
    queryOptions({
      queryKey: ['social-exchange', given],
      queryFn: async () => (await call(signInWithSocial, { body: given })).data,
      ...once,
    }),
}

export const registerMutation = mutationOptions({
  mutationFn: async (body: Registration) => (await call(register, { body })).data,
  meta: local,
})

export const resendMutation = mutationOptions({
  mutationFn: (body: ResendVerification) => call(resendVerificationEmail, { body }),
  meta: local,
})

export const forgotPasswordMutation = mutationOptions({
  mutationFn: (body: ForgottenPassword) => call(forgotPassword, { body }),
  meta: local,
})

export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: NewPassword) => call(resetPassword, { body }),
  meta: local,
})

export const acceptInvitationMutation = mutationOptions({
  mutationFn: async (body: InvitationAcceptance) => (await call(acceptInvitation, { body })).data.user,
  meta: local,
})

/** Texts that a host can replace; files beside the app, for they must be readable without it. */
export const legalQueries = {
  text: (name: 'terms' | 'privacy') =>
    queryOptions({
      queryKey: ['legal', name],
      queryFn: async ({ signal }) => {
        const answer = await fetch(`/legal/${name}.txt`, { signal })
        if (!answer.ok) throw new Error(`The text ${name} was answered with ${answer.status}`)
        return answer.text()
      },
      staleTime: Infinity,
      retry: false,
      meta: local,
    }),
}

/** The same code again, with the password of the account that is to be connected. */
export const linkAccountMutation = mutationOptions({
  mutationFn: async (body: SocialSignIn) => (await call(signInWithSocial, { body })).data,
  meta: local,
})

/** Finishes what began at a provider; the token of the newcomer is said explicitly, for it is no session. */
export const completeRegistrationMutation = mutationOptions({
  mutationFn: async ({ token, ...body }: SocialCompletion & { token: string }) =>
    (await call(completeRegistration, { body }, { token })).data,
  meta: local,
})
