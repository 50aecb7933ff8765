import { NetworkError } from '@tandem/api-client'
import { PendingRegistration } from '@tandem/api-contract'
import { Banner, Stack, withScript } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { describeFailure, postedFormAtom, usePostedForm } from '@tandem/page-parts'
import { readStored, storeContext } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link, redirect, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import * as v from 'valibot'
import { AuthHead } from '../frame/auth-head.tsx'
import { LinkButton } from '../frame/link-button.tsx'
import { Working } from '../frame/working.tsx'
import { DemoMailbox } from './demo-mailbox.tsx'
import { ResendButton } from './resend-button.tsx'
import { journeyMessages } from '../journey-messages.ts'
import { authPaths } from '../paths.ts'
import { keepPendingRegistration, pendingRegistration } from '../pending-registration.ts'
import { isOver, verificationQueries } from '../queries.ts'
import { useSignedIn } from '../use-signed-in.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const posted = context.get(storeContext).get(postedFormAtom)
  if (typeof document === 'undefined') {
    // On the server there is no browser storage, and nothing is requested.
    return { pending: { user_id: 0, on_page_token: '' }, email: posted?.values.email ?? null }
  }
  const registered = v.safeParse(PendingRegistration, posted?.data)
  if (registered.success) keepPendingRegistration(registered.output, posted?.values.email ?? '')
  const pending = pendingRegistration()
  if (pending === null) throw redirect(authPaths.register)
  return { pending, email: readStored('temp_mail') }
}

/** Waits until the link of the mail is opened, in this browser or another one, and then continues by itself. */
export function Component() {
  const text = journeyMessages.useText()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const posted = usePostedForm()
  const { pending, email } = useLoaderData<typeof loader>()
  const { data: user, error } = useQuery(verificationQueries.status(pending))
  const handleVerified = useEffectEvent(signedIn)
  useEffect(() => {
    if (user) handleVerified(user)
  }, [user])

  const stayHere = (resend: number) =>
    void navigate(authPaths.checkEmail, { replace: true, state: { resend }, preventScrollReset: true })
  return (
    <>
      <AuthHead>
        {email === null ? text('checkEmail.sentSomewhere') : text('checkEmail.sent', { email })}
      </AuthHead>
      <Stack gap="4">
        {isOver(error) ? (
          <>
            <Banner tone="warning" announce>
              {text('checkEmail.over')}
            </Banner>
            <LinkButton to={authPaths.login}>{text('toSignIn')}</LinkButton>
          </>
        ) : (
          <>
            <DemoMailbox />
            <Working>
              {text(error instanceof NetworkError ? 'checkEmail.notReached' : 'checkEmail.waiting')}
            </Working>
            {posted.error && (
              <Banner tone="danger" announce>
                {describeFailure(posted.error).description}
              </Banner>
            )}
            {posted.isDone && (
              <Banner tone="success" announce>
                {text('resend.done')}
              </Banner>
            )}
            <form
              method="post"
              action={authPaths.checkEmail}
              // If the address is unknown, only a script can ask for one and request the mail.
              className={email === null ? withScript : undefined}
              onSubmit={(event) => event.preventDefault()}
            >
              <input type="hidden" name="email" value={email ?? ''} />
              <ResendButton type="submit" email={email} onResent={stayHere} />
            </form>
          </>
        )}
        <p className={note}>
          {text('checkEmail.wrongAddress')}{' '}
          <Link to={authPaths.register} className={link()}>
            {text('checkEmail.again')}
          </Link>
        </p>
      </Stack>
    </>
  )
}

const note = css({ textStyle: 'sm', color: 'fg.muted' })
