import type { QueryClient } from '@tanstack/react-query'
import { readBuild } from './build-name.ts'
import { keepReads } from './last-seen.ts'
import { registerWorker } from './register-worker.ts'

/**
 * Has the browser keep the app and what is seen in it, where it can open the app without a network.
 *
 * @returns how to stop, for when the session is over
 */
export function startOffline(client: QueryClient): () => void {
  let isOver = false
  let stop: (() => Promise<void>) | null = null
  const build = readBuild()
  if (build !== null)
    void registerWorker(build).then((isKept) => {
      if (isKept && !isOver) stop = keepReads(client, build)
    })
  return () => {
    isOver = true
    void stop?.()
  }
}
