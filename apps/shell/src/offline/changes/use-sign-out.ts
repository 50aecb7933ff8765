import { readStored, signOutAtom } from '@tandem/session'
import { atom, useSetAtom } from 'jotai'

/** How many changes would be lost, while the question about it is open; otherwise 0. */
export const changesToDiscardAtom = atom(0)

/** Signs out; if changes wait to be sent, it asks first. Needs a `SignOutQuestion` on the page. */
export function useSignOut(): () => Promise<void> {
  const ask = useSetAtom(changesToDiscardAtom)
  const signOut = useSetAtom(signOutAtom)
  return async () => {
    const count = await waitingOnDevice().catch(() => 0)
    if (count > 0) ask(count)
    else await signOut()
  }
}

/** Reads the browser's storage instead of this page's count, which may not exist yet. */
async function waitingOnDevice(): Promise<number> {
  const token = readStored('personal_access_token')
  if (token === null) return 0
  const { countWaiting } = await import('./session-changes.ts')
  return countWaiting(token)
}
