import { Button, PageNotice, PasswordField, Stack, TextField } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { describeFailure } from '@tandem/page-parts'
import { keepStored, loginMutation, readStored, signInAtom, wantedPath } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from './messages.ts'
import { remoteServer } from './remote-server.ts'

interface SignInPageProps {
  start: string
  /** Present when the harness signs in by itself. */
  onSignInAgain?: () => void
}

/** Replaces the sign-in pages, which belong to another feature. */
export function SignInPage({ start, onSignInAgain }: SignInPageProps) {
  const text = useText()
  if (onSignInAgain === undefined) return <SignInForm start={start} />
  return (
    <PageNotice
      title={text('signedOut.title')}
      text={text('signedOut.text')}
      actions={
        <Button size="form" variant="primary" onClick={onSignInAgain}>
          {text('signedOut.again')}
        </Button>
      }
    />
  )
}

/** Signs in with an account of the server that receives the calls. */
function SignInForm({ start }: { start: string }) {
  const text = useText()
  const { search } = useLocation()
  const navigate = useNavigate()
  const takeOver = useSetAtom(signInAtom)
  const login = useMutation(loginMutation)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [token, setToken] = useState('')
  const [isTokenBad, setTokenBad] = useState(false)
  const wanted = search.includes('=') ? wantedPath(search) : start
  const goOn = () => void navigate(wanted, { replace: true })
  const signIn = () =>
    login.mutate(
      { email, password },
      {
        onSuccess: ({ user }) => {
          takeOver(user)
          goOn()
        },
      },
    )
  const takeToken = () => {
    keepStored('personal_access_token', token.trim())
    const isSound = readStored('personal_access_token') !== null
    setTokenBad(!isSound)
    if (isSound) goOn()
  }
  return (
    <main className={page}>
      <Stack gap="6">
        <h1 className={heading}>{text('signIn.title')}</h1>
        <p>{text('signIn.text', { address: remoteServer() ?? '' })}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            signIn()
          }}
        >
          <Stack>
            <TextField
              label={text('signIn.email')}
              type="email"
              autoComplete="username"
              required
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <PasswordField
              label={text('signIn.password')}
              showLabel={text('signIn.show')}
              hideLabel={text('signIn.hide')}
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={login.error ? describeFailure(login.error).description : undefined}
            />
            <Button size="form" variant="primary" type="submit" loading={login.isPending}>
              {text('signIn.do')}
            </Button>
          </Stack>
        </form>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            takeToken()
          }}
        >
          <Stack>
            <TextField
              label={text('signIn.token')}
              autoComplete="off"
              spellCheck={false}
              required
              value={token}
              onChange={(event) => setToken(event.currentTarget.value)}
              error={isTokenBad ? text('signIn.badToken') : undefined}
            />
            <Button size="form" type="submit">
              {text('signIn.useToken')}
            </Button>
          </Stack>
        </form>
      </Stack>
    </main>
  )
}

const page = css({ maxWidth: '[480px]', marginInline: 'auto', padding: '6' })
const heading = css({ textStyle: 'xl', fontWeight: 'semibold' })
