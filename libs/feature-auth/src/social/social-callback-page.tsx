import { isApiError } from '@tandem/api-client'
import type { SignedInUser, SocialNewcomer, SocialSignIn } from '@tandem/api-contract'
import { keepStored, readStored } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { AuthHead } from '../frame/auth-head.tsx'
import { Working } from '../frame/working.tsx'
import { LinkAccountForm } from './link-account-form.tsx'
import { SocialCompletionForm } from './social-completion-form.tsx'
import { journeyMessages } from '../journey-messages.ts'
import { authPaths } from '../paths.ts'
import { keepPendingRegistration } from '../pending-registration.ts'
import { socialExchange } from '../queries.ts'
import { loginAfter } from '../social-reason.ts'
import { useSocialReturn } from '../social-return.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { takeWantedPath } from '../wanted-after-provider.ts'

/** The last page of a sign-in through a provider: signs in a known person; a newcomer names their team first. */
export function Component() {
  const text = journeyMessages.useText()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const { given, newcomer, keepNewcomer } = useSocialReturn()

  const handleAnswer = (answer: { user: SignedInUser } | SocialNewcomer) => {
    if ('user' in answer) return signedIn(answer.user, takeWantedPath())
    keepStored('token', answer.personal_access_token)
    keepNewcomer(answer)
  }

  // The stored token may belong to a newcomer in another tab. If there is none, the form was submitted in that tab.
  if (newcomer && readStored('token') !== null) {
    const { email, email_verified } = newcomer
    return (
      <>
        <AuthHead>
          {email_verified && email !== null
            ? text('callback.descriptionFor', { email })
            : text('callback.description')}
        </AuthHead>
        <SocialCompletionForm
          newcomer={newcomer}
          onSignedIn={(user) => signedIn(user, takeWantedPath())}
          onRegistered={(pending, address) => {
            keepPendingRegistration(pending, address)
            void navigate(authPaths.checkEmail, { replace: true })
          }}
        />
      </>
    )
  }
  return given ? (
    <Exchange given={given} onAnswer={handleAnswer} />
  ) : (
    <Navigate to={authPaths.login} replace />
  )
}

interface ExchangeProps {
  given: Pick<SocialSignIn, 'code' | 'provider'>
  onAnswer: (answer: { user: SignedInUser } | SocialNewcomer) => void
}

/** Exchanges the code once. If the address already has an account, sends it again with the account's password. */
function Exchange({ given, onAnswer }: ExchangeProps) {
  const text = journeyMessages.useText()
  const navigate = useNavigate()
  const { data, error } = useQuery(socialExchange.code(given))
  const needsPassword = isApiError(error, 'PASSWORD_NEEDED_TO_LINK')
  const giveUp = (reason: unknown) => void navigate(loginAfter(reason, given.provider), { replace: true })
  const handleAnswer = useEffectEvent(onAnswer)
  const handleRefusal = useEffectEvent((reason: Error) => {
    if (!needsPassword) giveUp(reason)
  })
  useEffect(() => {
    if (data) handleAnswer(data)
  }, [data])
  useEffect(() => {
    if (error) handleRefusal(error)
  }, [error])

  if (!needsPassword) {
    return (
      <>
        <AuthHead />
        <Working>{text('callback.working')}</Working>
      </>
    )
  }
  return (
    <>
      <AuthHead>{text('callback.linkDescription')}</AuthHead>
      <LinkAccountForm given={given} onLinked={onAnswer} onOver={giveUp} />
    </>
  )
}
