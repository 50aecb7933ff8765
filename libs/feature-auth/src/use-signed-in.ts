import type { SignedInUser } from '@tandem/api-contract'
import { signInAtom } from '@tandem/session'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'

/** Takes over a session, and replaces the sign-in page with a page of the app. */
export function useSignedIn() {
  const signIn = useSetAtom(signInAtom)
  const navigate = useNavigate()
  return (user: SignedInUser, to = '/') => {
    signIn(user)
    void navigate(to, { replace: true })
  }
}
