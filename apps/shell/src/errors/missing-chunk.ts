import { isMissingPart } from '@tandem/page-parts'
import { onlineManager } from '@tanstack/react-query'
import { findRelease } from './find-release.ts'

let isAsked = false

/**
 * Handles a failure to preload a part: if the server has a new release, it says so in a toast, once while the
 * page lives. Otherwise the part is loaded again when it is needed.
 */
export function handleMissingChunk(error: unknown) {
  if (isAsked || !isMissingPart(error) || !onlineManager.isOnline()) return
  isAsked = true
  void offerRelease().then(
    (isOffered) => (isAsked = isOffered),
    // The parts of a toast may be missing as well; then nothing can be done until the next page.
    () => undefined,
  )
}

async function offerRelease(): Promise<boolean> {
  if ((await findRelease()) !== 'newer') return false
  const { tellRelease } = await import('./tell-release.ts')
  tellRelease()
  return true
}

/**
 * Handles parts that fail while nobody waits for them.
 *
 * @returns a function that stops it.
 */
export function watchMissingChunks(): () => void {
  addEventListener('unhandledrejection', handleRejection)
  return () => removeEventListener('unhandledrejection', handleRejection)
}

function handleRejection(event: PromiseRejectionEvent) {
  if (!isMissingPart(event.reason)) return
  event.preventDefault()
  handleMissingChunk(event.reason)
}
