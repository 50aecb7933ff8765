import { ApiError, contractText, genericTexts, normalizeError } from '@tandem/api-client'
import { errorCatalogue, isErrorCode } from '@tandem/api-contract'
import type { ErrorCode } from '@tandem/api-contract'
import { text } from './messages.ts'
import { describeMissingPart, isMissingPart } from './missing-part.ts'

/** Codes for answers known only by their status: from a newer server, or from a proxy in front of it. */
const codesByStatus: Partial<Record<number, ErrorCode>> = {
  404: 'MODEL_NOT_FOUND',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
  500: 'AN_ERROR_OCCURED',
  503: 'SERVICE_UNAVAILABLE',
}

/**
 * The texts for a failure. A refusal shows the server's own text, which is the most precise, under the title
 * of its code. An unknown code has the texts of its status, otherwise the catalogue's Unknown Error. Anything
 * else that was thrown has the texts of `normalizeError`; its Turkish ones are translated. A part of the app that
 * couldn't be loaded has its own.
 */
export function describeFailure(error: unknown): { title: string; description: string } {
  if (isMissingPart(error)) {
    const { title, description } = describeMissingPart('same')
    return { title, description }
  }
  const { title, message: raw } = normalizeError(error)
  const message = inLanguage(raw)
  if (!(error instanceof ApiError)) return { title: contractText(title), description: message }
  const isKnown = isErrorCode(error.code) && error.code !== 'UNKNOWN_ERROR'
  const words = wordsOf(isKnown ? error.code : (codesByStatus[error.status] ?? 'UNKNOWN_ERROR'))
  return isKnown || error.status === 422 ? { ...words, description: message } : words
}

/** The texts that the specification gives only in Turkish, in the reader's language. */
function inLanguage(message: string): string {
  const generic = (['network', 'any', 'unknown'] as const).find((name) => genericTexts[name] === message)
  return generic === undefined ? message : text(`failure.${generic}`)
}

function wordsOf(code: ErrorCode) {
  const { title, description } = errorCatalogue[code]
  return { title: contractText(title), description: contractText(description) }
}
