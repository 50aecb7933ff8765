import { isMissingPart } from '@tandem/page-parts'
import { offerRelease } from './offer-release.ts'

/** Handles a part that couldn't be read ahead: offers a new release if there is one. Otherwise it is loaded when it is needed. */
export function handleMissingChunk(error: unknown) {
  if (isMissingPart(error)) offerRelease()
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
