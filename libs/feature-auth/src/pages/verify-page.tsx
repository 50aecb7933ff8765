import { ContractError } from '@tandem/api-client'
import { accountMessages } from '@tandem/api-contract'
import type { LinkFields, SignedInUser } from '@tandem/api-contract'
import { keepStored, readStored, sessionQueries, signInAtom } from '@tandem/session'
import { describeFailure, useMailLink } from '@tandem/workbench'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthHead } from '../components/auth-head.tsx'
import { FailedLink } from '../components/failed-link.tsx'
import { Working } from '../components/working.tsx'
import { ResendButton } from '../forms/resend-button.tsx'
import { ResendForm } from '../forms/resend-form.tsx'
import { isLinkRefusal } from '../is-link-refusal.ts'
import { journeyMessages } from '../journey-messages.ts'
import { authPaths } from '../paths.ts'
import { pendingRegistration } from '../pending-registration.ts'
import { linkQueries } from '../queries.ts'
import { WithoutSession } from '../without-session.tsx'

/** Where the link of the verification mail leads: verifies, signs in, goes home. */
export function Component() {
  const link = useMailLink()
  return (
    <>
      <AuthHead />
      {link === null ? (
        <Failed title={accountMessages.link.missing} />
      ) : (
        <WithoutSession link={link}>
          <Verification link={link} />
        </WithoutSession>
      )}
    </>
  )
}

function Verification({ link }: { link: LinkFields }) {
  const text = journeyMessages.useText()
  const { data: user, error, refetch } = useQuery(linkQueries.verification(link))
  const { hasFailed, enter } = useEntry()
  const handleVerified = useEffectEvent(enter)
  useEffect(() => {
    if (user) void handleVerified(user)
  }, [user])

  // An answer without a token is not what was agreed.
  if (error instanceof ContractError) return <Failed title={text('verify.noToken')} />
  if (error) {
    return (
      <Failed
        title={text('verify.failed')}
        description={describeFailure(error).description}
        onTryAgain={isLinkRefusal(error) ? undefined : () => void refetch()}
      />
    )
  }
  if (hasFailed && user) return <Failed title={text('verify.noMe')} onTryAgain={() => void enter(user)} />
  return <Working>{text('verify.working')}</Working>
}

/** Asks the server for the user behind the token, takes the session over and goes home; tells where that failed. */
function useEntry() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const signIn = useSetAtom(signInAtom)
  const [hasFailed, setFailed] = useState(false)

  const enter = async (user: SignedInUser) => {
    setFailed(false)
    keepStored('personal_access_token', user.personal_access_token)
    try {
      await queryClient.fetchQuery({ ...sessionQueries.me, staleTime: 0 })
    } catch {
      return setFailed(true)
    }
    signIn(user)
    await navigate('/', { replace: true })
  }
  return { hasFailed, enter }
}

interface FailedProps {
  title: string
  description?: string
  onTryAgain?: (() => void) | undefined
}

/** Said here and not in a toast, with a way to get a link that works. */
function Failed(props: FailedProps) {
  const navigate = useNavigate()
  const email = readStored('temp_mail')
  const toWaiting = (resend: number) =>
    void navigate(pendingRegistration() ? authPaths.checkEmail : authPaths.login, { state: { resend } })
  return (
    <FailedLink {...props}>
      {email === null ? (
        <ResendForm onResent={toWaiting} />
      ) : (
        <ResendButton email={email} onResent={toWaiting} />
      )}
    </FailedLink>
  )
}
