import { ApiError, NetworkError } from '@tandem/api-client'
import { isRouteErrorResponse } from 'react-router'
import { isMissingChunk } from './missing-chunk.ts'

/**
 * For what a boundary caught: it is on screen already. A refusal, a lost connection and a part of a former release
 * are no mistakes of the program, and say nothing in the console; everything else does.
 */
export function reportError(error: unknown) {
  if (isExpected(error) || reported.has(Object(error))) return
  reported.add(Object(error))
  // oxlint-disable-next-line no-console -- where those look who can mend it
  console.error(error)
}

/** React and the router both tell of what broke while a page was drawn. */
const reported = new WeakSet()

const isExpected = (error: unknown) =>
  error instanceof ApiError ||
  error instanceof NetworkError ||
  isRouteErrorResponse(error) ||
  isMissingChunk(error)
