import { ApiError, NetworkError } from '@tandem/api-client'
import { isMissingPart } from '@tandem/page-parts'
import { isRouteErrorResponse } from 'react-router'

/**
 * Logs an error that a boundary caught and shows. A refusal, a lost connection and a missing part aren't
 * bugs, so they aren't logged; everything else is.
 */
export function reportError(error: unknown) {
  if (isExpected(error) || reported.has(Object(error))) return
  reported.add(Object(error))
  // oxlint-disable-next-line no-console -- for the people who can fix it
  console.error(error)
}

/** React and the router both report an error while rendering. */
const reported = new WeakSet()

const isExpected = (error: unknown) =>
  error instanceof ApiError ||
  error instanceof NetworkError ||
  isRouteErrorResponse(error) ||
  isMissingPart(error)
