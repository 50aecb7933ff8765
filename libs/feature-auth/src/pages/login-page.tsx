import { readHost } from '@tandem/api-client'
import { errorCatalogue } from '@tandem/api-contract'
import type { SignedInUser } from '@tandem/api-contract'
import { Banner, Heading, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { endedByAtom, signInAtom, wantedPath } from '@tandem/session'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { LoginForm } from '../forms/login-form.tsx'
import type { Lock } from '../forms/login-form.tsx'
import { authMessages } from '../messages.ts'

/** The sign-in page. A lock is kept in the history entry, so that its countdown goes on after a reload. */
export function Component() {
  const text = authMessages.useText()
  const location = useLocation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const signIn = useSetAtom(signInAtom)
  const endedBy = useAtomValue(endedByAtom)
  const [{ demo }] = useState(() => readHost())

  const handleSignedIn = (user: SignedInUser) => {
    signIn(user)
    void navigate(wantedPath(location.search), { replace: true })
  }
  const handleLock = (lock: Lock) =>
    void navigate(location, { replace: true, state: { lock }, preventScrollReset: true })

  return (
    <>
      <div className={head}>
        <Heading level={1} size="xl" tabIndex={-1}>
          {text('pages.auth.login.title')}
        </Heading>
        <p className={description}>{text('pages.auth.login.description')}</p>
      </div>
      <Stack gap="4">
        {endedBy !== null && <Banner tone="info">{errorCatalogue[endedBy].description}</Banner>}
        <LoginForm
          demo={demo}
          lock={lockIn(location.state)}
          isLeaving={isLeaving}
          onLock={handleLock}
          onSignedIn={handleSignedIn}
        />
      </Stack>
    </>
  )
}

/** A history entry outlives releases, so its content is looked at before it is believed. */
function lockIn(state: unknown): Lock | null {
  const { email, until } = Object((Object(state) as { lock?: unknown }).lock) as Partial<
    Record<keyof Lock, unknown>
  >
  return typeof email === 'string' && typeof until === 'number' ? { email, until } : null
}

const head = css({ marginBottom: '6' })
const description = css({ marginTop: '1', color: 'fg.muted' })
