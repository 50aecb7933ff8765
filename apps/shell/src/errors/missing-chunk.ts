import { onlineManager } from '@tanstack/react-query'

/** How Chromium, Firefox and Safari say that a module could not be loaded. */
const words = /dynamically imported module|module script failed|unable to preload/i

/** Whether a part of the app could not be fetched: most often because a new release has replaced it. */
export const isMissingChunk = (error: unknown) => error instanceof Error && words.test(error.message)

let isTold = false

/**
 * For parts that are fetched before anyone asks for them: says quietly that there is a new release, once as long as
 * the page lives. Without a connection there is nothing to tell: the part comes when it is asked for.
 */
export function heedMissingChunk(error: unknown) {
  if (isTold || !isMissingChunk(error) || !onlineManager.isOnline()) return
  isTold = true
  // The parts that a toast needs may be missing as well; nothing more can be done then before the next page.
  void import('./tell-release.ts').then(({ tellRelease }) => tellRelease()).catch(() => undefined)
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
