import type { Store } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'
import { readBuild } from './build-name.ts'
import { startChangeQueue } from './changes/change-queue.ts'
import type { ChangeQueue } from './changes/change-queue.ts'
import { sayNotSaved } from './changes/not-saved/say-not-saved.ts'
import { waitingCountAtom } from './changes/waiting-count.ts'
import { keepReads } from './last-seen.ts'
import { registerWorker } from './register-worker.ts'

/**
 * Lets the browser keep changes that find no network and, if it can open the app without a network, also the
 * data seen in it. Stopped when the session ends.
 */
export function startOffline(client: QueryClient, store: Store): ChangeQueue {
  let isOver = false
  let stop: (() => Promise<void>) | null = null
  const queue = startChangeQueue({
    queryClient: client,
    onCount: (count) => store.set(waitingCountAtom, count),
    onGivenUp: sayNotSaved,
  })
  const build = readBuild()
  if (build !== null)
    void registerWorker(build).then((isKept) => {
      if (isKept && !isOver) stop = keepReads(client, build)
    })
  return {
    queueOf: queue.queueOf,
    stop: () => {
      isOver = true
      queue.stop()
      void stop?.()
    },
  }
}
