import type { Resource } from '@tandem/api-contract'
import { isKnown, queuedEndpoints } from './queued-endpoints.ts'
import { sendChange } from './send-change.ts'
import type { Refusal } from './send-change.ts'
import type { SessionChanges } from './session-changes.ts'
import { dropChanges } from './waiting-changes.ts'
import type { WaitingChange } from './waiting-changes.ts'

/** The tab that holds this lock sends; the others wait for it, and then find nothing. */
export const sendingLock = 'tandem-changes'

/** Seconds after the first failed try, and at most; each failed try doubles the pause. */
const firstPause = 5
const longestPause = 300

interface SenderOptions {
  changes: SessionChanges
  token: string
  locks: LockManager
  /** Called once for a change that the server refuses or that waited too long. */
  onGivenUp: (change: WaitingChange, refusal: Refusal) => void
  /** Called after each change that no longer waits. */
  onDropped: () => Promise<void>
  /** Called in the end with the resources that were changed, if any. */
  onChanged: (changed: readonly Resource[]) => void
  /** Called when the server no longer knows the session. */
  onSignedOut: () => void
}

/** Sends the waiting changes of a session from one tab, one after the other. */
export function createSender({ changes, token, locks, ...on }: SenderOptions) {
  let failedTries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  /** Sends until no change is left or one has to wait. */
  const sendAll = async (changed: Set<Resource>) => {
    for (;;) {
      const [next] = await changes.read()
      if (next === undefined || !changes.isPresent()) return
      const outcome = await sendChange(next, token)
      if (outcome.kind === 'later') {
        failedTries += 1
        // The session's own handling reads the same, and leaves the ended session.
        if (outcome.isSignedOut) on.onSignedOut()
        else later(outcome.seconds)
        return
      }
      failedTries = 0
      if (!changes.isPresent()) return
      await dropChanges([next])
      for (const resource of isKnown(next.name) ? queuedEndpoints[next.name].changes : [])
        changed.add(resource)
      if (outcome.kind === 'given up') on.onGivenUp(next, outcome.refusal)
      await on.onDropped()
    }
  }
  const send = () =>
    locks
      .request(sendingLock, async () => {
        const changed = new Set<Resource>()
        try {
          await sendAll(changed)
        } finally {
          if (changed.size > 0 && changes.isPresent()) on.onChanged([...changed])
        }
      })
      // The browser has closed its storage: the next visit sends what was kept.
      .catch(() => {})

  /** Sends after these seconds, or after the pause between tries if that is longer. */
  const later = (seconds: number) => {
    clearTimeout(timer)
    // A change was under way when the sender was stopped.
    if (isStopped) return
    const pause = Math.max(seconds, Math.min(firstPause * 2 ** failedTries, longestPause))
    timer = setTimeout(() => void send(), pause * 1000)
  }
  return {
    later,
    now() {
      clearTimeout(timer)
      failedTries = 0
      void send()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
