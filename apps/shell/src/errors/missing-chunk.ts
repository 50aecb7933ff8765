import { onlineManager } from '@tanstack/react-query'
import { findRelease } from './find-release.ts'

/** How Chromium, Firefox and Safari say that a module could not be loaded. */
const words = /dynamically imported module|module script failed|unable to preload/i

/** Whether a part of the app could not be fetched: a new release has replaced it, or it was lost on its way. */
export const isMissingChunk = (error: unknown) => error instanceof Error && words.test(error.message)

let isAsked = false

/**
 * For parts that are fetched before anyone asks for them: says quietly that there is a new release, once as long as
 * the page lives, and only if the server has one. Otherwise the part comes when it is asked for.
 */
export function heedMissingChunk(error: unknown) {
  if (isAsked || !isMissingChunk(error) || !onlineManager.isOnline()) return
  isAsked = true
  void offerRelease().then(
    (isOffered) => (isAsked = isOffered),
    // The parts that a toast needs may be missing as well; nothing more can be done then before the next page.
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
 * Heeds the parts that fail with nobody waiting for them.
 *
 * @returns how to stop.
 */
export function watchMissingChunks(): () => void {
  addEventListener('unhandledrejection', heedRejection)
  return () => removeEventListener('unhandledrejection', heedRejection)
}

function heedRejection(event: PromiseRejectionEvent) {
  if (!isMissingChunk(event.reason)) return
  event.preventDefault()
  heedMissingChunk(event.reason)
}
