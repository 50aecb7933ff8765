import { contractText, readHost } from '@tandem/api-client'
import { errorCatalogue } from '@tandem/api-contract'
import { Banner, Stack } from '@tandem/design-system'
import { link } from '@tandem/design-system/recipes'
import { endedByAtom } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Link, useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router'
import { AuthHead } from '../frame/auth-head.tsx'
import { LegalNote } from '../legal/legal-note.tsx'
import { SocialButtons } from '../social/social-buttons.tsx'
import { LoginForm } from './login-form.tsx'
import type { Lock } from './use-login-form.ts'
import type { loadEntry } from '../load-entry.ts'
import { authMessages } from '../messages.ts'
import { authPaths } from '../paths.ts'
import { pendingRegistration } from '../pending-registration.ts'
import { socialServiceQueries } from '../social-service-queries.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { keepWantedPath, wantedOf } from '../wanted-after-provider.ts'

/** The sign-in page. The lock is kept in the history entry, so that its countdown continues after a reload. */
export function Component() {
  const text = authMessages.useText()
  const location = useLocation()
  const { search } = location
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const signedIn = useSignedIn()
  const endedBy = useAtomValue(endedByAtom)
  const { data: services } = useQuery(socialServiceQueries.services())
  const note = useLoaderData<typeof loadEntry>()
  const [{ demo }] = useState(() => readHost())

  const handleLock = (lock: Lock) =>
    void navigate(location, { replace: true, state: { lock }, preventScrollReset: true })

  return (
    <>
      <AuthHead>
        {text('login.isNew')}{' '}
        <Link to={authPaths.register} className={link()}>
          {text('login.register')}
        </Link>
      </AuthHead>
      <Stack gap="4">
        {endedBy !== null && <Banner tone="info">{contractText(errorCatalogue[endedBy].description)}</Banner>}
        {note && <note.SocialNote search={search} />}
        <LoginForm
          demo={demo}
          lock={lockIn(location.state)}
          isLeaving={isLeaving}
          onLock={handleLock}
          onSignedIn={(user) => signedIn(user, wantedOf(search))}
          onResent={(resend) => {
            if (pendingRegistration()) void navigate(authPaths.checkEmail, { state: { resend } })
          }}
        />
      </Stack>
      <SocialButtons services={services} onLeave={() => keepWantedPath(search)} />
      <LegalNote on="login" />
    </>
  )
}

/** A history entry can be older than the current release, so its content is checked first. */
function lockIn(state: unknown): Lock | null {
  const { email, until } = Object((Object(state) as { lock?: unknown }).lock) as Partial<
    Record<keyof Lock, unknown>
  >
  return typeof email === 'string' && typeof until === 'number' ? { email, until } : null
}
