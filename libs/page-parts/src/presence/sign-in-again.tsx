import { socialProviderNames } from '@tandem/api-contract'
import { Banner, Button } from '@tandem/design-system'
import { formatEither } from '@tandem/format'
import { isLoggingOutAtom, signInAgainAtom } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { usePresenceText } from './messages.ts'
import { signInMethodQueries } from './sign-in-method-queries.ts'

interface SignInAgainProps {
  /** Takes the focus when it appears, because it is the only way to continue. */
  takesFocus?: boolean
}

/**
 * For a form that needs a recent sign-in of somebody without a password: they sign in again and return to the
 * page.
 */
export function SignInAgain({ takesFocus = false }: SignInAgainProps) {
  const text = usePresenceText()
  const button = useRef<HTMLButtonElement>(null)
  const signInAgain = useSetAtom(signInAgainAtom)
  const isLeaving = useAtomValue(isLoggingOutAtom)
  const { data } = useQuery(signInMethodQueries.own)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const names = [...new Set(data?.providers.map(({ provider }) => socialProviderNames[provider]))]
  return (
    <Banner
      tone="warning"
      announce
      actions={
        <Button ref={button} size="sm" loading={isLeaving} onClick={() => void signInAgain()}>
          {text('action')}
        </Button>
      }
    >
      {names.length === 0 ? text('text') : text('textWith', { providers: formatEither(names) })}
    </Banner>
  )
}
