import { onlineManager } from '@tanstack/react-query'
import { findRelease } from './find-release.ts'

let isAsked = false

/** Asks whether the server has a new release, and offers it in a toast if so; once while the page lives. */
export function offerRelease() {
  if (isAsked || !onlineManager.isOnline()) return
  isAsked = true
  void offerIfNewer().then(
    (isOffered) => (isAsked = isOffered),
    // The parts of a toast may be missing as well; then nothing can be done until the next page.
    () => undefined,
  )
}

async function offerIfNewer(): Promise<boolean> {
  if ((await findRelease()) !== 'newer') return false
  const { announceRelease } = await import('./announce-release.ts')
  announceRelease()
  return true
}

/** For pages that ask every few seconds. */
const pauseMs = 60_000
let unreadableAt = -pauseMs

/** Handles an answer that breaks the contract: it may be that of a newer server. Asks at most once a minute. */
export function handleUnreadableAnswer() {
  const now = performance.now()
  if (now - unreadableAt < pauseMs) return
  unreadableAt = now
  offerRelease()
}
