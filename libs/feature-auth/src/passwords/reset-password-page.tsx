import type { LinkFields } from '@tandem/api-contract'
import { Banner, Stack, toast } from '@tandem/design-system'
import { describeFailure, incompleteLink, useMailLink, usePostedForm } from '@tandem/page-parts'
import { forgetStored, keepStored } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthHead } from '../frame/auth-head.tsx'
import { FailedLink } from '../frame/failed-link.tsx'
import { LinkButton } from '../frame/link-button.tsx'
import { Working } from '../frame/working.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { isLinkRefusal } from '../is-link-refusal.ts'
import { journeyMessages } from '../journey-messages.ts'
import { authPaths } from '../paths.ts'
import { linkQueries } from '../queries.ts'
import { WithoutSession } from '../without-session.tsx'

export { loadReset as loader } from './load-reset.ts'

/** Milliseconds until people are led to sign in with the new password. */
const redirectAfter = 5000

/** The page of the reset link: checks the link, and sets a new password. */
export function Component() {
  const text = journeyMessages.useText()
  const link = useMailLink()
  const posted = usePostedForm()
  const [isDone, setDone] = useState(false)
  if (isDone || posted.isDone) return <Done />
  return (
    <>
      <AuthHead>{text('reset.description')}</AuthHead>
      {link === null ? (
        <FailedLink {...incompleteLink()}>
          <NewLink />
        </FailedLink>
      ) : (
        <WithoutSession link={link}>
          <Reset link={link} onDone={() => setDone(true)} />
        </WithoutSession>
      )}
    </>
  )
}

function Reset({ link, onDone }: { link: LinkFields; onDone: () => void }) {
  const text = journeyMessages.useText()
  const { data: token, error, refetch } = useQuery(linkQueries.reset(link))
  const [refusal, setRefusal] = useState<Error | null>(null)
  const failed = error ?? refusal
  useEffect(() => {
    if (token !== undefined) keepStored('forgot_password_token', token)
  }, [token])

  const failure = failed && (
    <FailedLink
      {...describeFailure(failed)}
      onTryAgain={isLinkRefusal(failed) ? undefined : () => void refetch()}
    >
      <NewLink />
    </FailedLink>
  )
  if (token === undefined) return failure ?? <Working>{text('reset.checking')}</Working>
  return (
    <Stack gap="6">
      {failure}
      <ResetPasswordForm
        userId={link.user_id}
        onOver={setRefusal}
        checkAgain={async () => isLinkRefusal((await refetch()).error)}
        onDone={() => {
          forgetStored('forgot_password_token')
          toast.success({ title: text('reset.done') })
          onDone()
        }}
      />
    </Stack>
  )
}

/** The password is changed: signing in with it comes next. */
function Done() {
  const text = journeyMessages.useText()
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(authPaths.login, { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <>
      <AuthHead title={text('reset.doneTitle')}>{text('reset.doneNext')}</AuthHead>
      <Stack gap="4">
        <Banner tone="success" title={`${text('reset.done')}.`} announce>
          {text('reset.doneDescription')}
        </Banner>
        <LinkButton to={authPaths.login} replace>
          {text('toSignIn')}
        </LinkButton>
      </Stack>
    </>
  )
}

function NewLink() {
  const text = journeyMessages.useText()
  return <LinkButton to={authPaths.forgotPassword}>{text('reset.newLink')}</LinkButton>
}
