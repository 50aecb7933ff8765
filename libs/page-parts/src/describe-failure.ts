import { ApiError, normalizeError } from '@tandem/api-client'
import { errorCatalogue, isErrorCode } from '@tandem/api-contract'
import type { ErrorCode } from '@tandem/api-contract'

/** What an answer says by its status alone: one of a newer server, or of something in front of the server. */
const codesByStatus: Partial<Record<number, ErrorCode>> = {
  404: 'MODEL_NOT_FOUND',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
  500: 'AN_ERROR_OCCURED',
  503: 'SERVICE_UNAVAILABLE',
}

/**
 * The words for a failure. A refusal is shown in the server's own text, which is the most exact one, under the title of
 * its code. A code that is not known here has the words of its status, else the catalogue's Unknown Error. Anything else
 * that was thrown has the words of `normalizeError`.
 */
export function describeFailure(error: unknown): { title: string; description: string } {
  const { title, message } = normalizeError(error)
  if (!(error instanceof ApiError)) return { title, description: message }
  const isKnown = isErrorCode(error.code) && error.code !== 'UNKNOWN_ERROR'
  const words = wordsOf(isKnown ? error.code : (codesByStatus[error.status] ?? 'UNKNOWN_ERROR'))
  return isKnown || error.status === 422 ? { ...words, description: message } : words
}

function wordsOf(code: ErrorCode) {
  const { title, description } = errorCatalogue[code]
  return { title, description }
}
