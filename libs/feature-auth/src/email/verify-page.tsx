import { ContractError } from '@tandem/api-client'
import type { LinkFields, SignedInUser } from '@tandem/api-contract'
import { Stack } from '@tandem/design-system'
import { describeFailure, incompleteLink, useMailLink } from '@tandem/page-parts'
import { keepStored, readStored, sessionQueries, signInAtom } from '@tandem/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthHead } from '../frame/auth-head.tsx'
import { FailedLink } from '../frame/failed-link.tsx'
import { RegistrationFacts } from '../registration/registration-facts.tsx'
import { Working } from '../frame/working.tsx'
import { ResendButton } from './resend-button.tsx'
import { ResendForm } from './resend-form.tsx'
import { VerificationForm } from './verification-form.tsx'
import { isLinkRefusal } from '../is-link-refusal.ts'
import { journeyMessages } from '../journey-messages.ts'
import { authPaths } from '../paths.ts'
import { pendingRegistration } from '../pending-registration.ts'
import { linkQueries } from '../queries.ts'
import { WithoutSession } from '../without-session.tsx'

export { loadVerification as loader } from './load-verification.ts'

/**
 * The page of the verification link: it shows whose registration it is, and verifies after a click. Opening it uses
 * nothing up, because mail scanners open links too.
 */
export function Component() {
  const link = useMailLink()
  if (link === null) {
    return (
      <>
        <AuthHead />
        <Failed {...incompleteLink()} />
      </>
    )
  }
  return (
    <WithoutSession link={link} head={<AuthHead />}>
      <Verification link={link} />
    </WithoutSession>
  )
}

function Verification({ link }: { link: LinkFields }) {
  const text = journeyMessages.useText()
  const [given] = useState(() => withPageToken(link))
  const queryClient = useQueryClient()
  // The server may have rendered the page without the secret in this browser: then no password needs to be
  // chosen.
  const {
    data: subject,
    error,
    refetch,
  } = useQuery({
    ...linkQueries.verification(given),
    placeholderData: () => {
      const drawn = queryClient.getQueryData(linkQueries.verification(link).queryKey)
      return drawn && { ...drawn, needs_password: given.on_page_token === undefined }
    },
  })
  const [refusal, setRefusal] = useState<Error | null>(null)
  const { user, hasFailed, enter } = useEntry()
  const failed = error ?? refusal

  if (hasFailed && user) {
    return (
      <>
        <AuthHead />
        <Failed title={text('verify.noMe')} onTryAgain={() => void enter(user)} />
      </>
    )
  }
  if (failed && (!subject || isLinkRefusal(failed))) {
    return (
      <>
        <AuthHead />
        <Failed
          title={text('verify.failed')}
          description={describeFailure(failed).description}
          onTryAgain={isLinkRefusal(failed) ? undefined : () => void refetch()}
        />
      </>
    )
  }
  if (!subject) {
    return (
      <>
        <AuthHead />
        <Working>{text('verify.checking')}</Working>
      </>
    )
  }
  return (
    <>
      <AuthHead>{text('verify.description')}</AuthHead>
      <Stack gap="6">
        {failed &&
          // An answer without a token breaks the contract.
          (failed instanceof ContractError ? (
            <FailedLink title={text('verify.noToken')} />
          ) : (
            <FailedLink title={text('verify.failed')} description={describeFailure(failed).description} />
          ))}
        <RegistrationFacts registration={subject} />
        <VerificationForm
          link={given}
          registration={subject}
          onVerified={(verified) => enter(verified)}
          onRefused={setRefusal}
        />
      </Stack>
    </>
  )
}

/** The link, and the secret of the registration if it was started in this browser. */
function withPageToken(link: LinkFields): LinkFields & { on_page_token?: string } {
  const pending = pendingRegistration()
  return pending?.user_id === link.user_id ? { ...link, on_page_token: pending.on_page_token } : link
}

/** Asks the server for the token's user, takes over the session and goes home; says when that failed. */
function useEntry() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const signIn = useSetAtom(signInAtom)
  const [user, setUser] = useState<SignedInUser>()
  const [hasFailed, setFailed] = useState(false)

  const enter = async (verified: SignedInUser) => {
    setFailed(false)
    setUser(verified)
    keepStored('personal_access_token', verified.personal_access_token)
    try {
      await queryClient.fetchQuery({ ...sessionQueries.me, staleTime: 0 })
    } catch {
      return setFailed(true)
    }
    signIn(verified)
    await navigate('/', { replace: true })
  }
  return { user, hasFailed, enter }
}

interface FailedProps {
  title: string
  description?: string
  onTryAgain?: (() => void) | undefined
}

/** Shown here and not in a toast, with a way to get a working link. */
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
