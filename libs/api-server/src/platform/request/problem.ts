import { errorCatalogue } from '@tandem/api-contract'
import type { ErrorCode } from '@tandem/api-contract'

interface ProblemDetails {
  /** A more precise message than the catalogue's. */
  message?: string
  /** Texts by field. */
  errors?: Record<string, string[]>
  /** Whole seconds until a retry makes sense; also sent as `Retry-After`. */
  seconds_left?: number
  headers?: Record<string, string>
}

/** An error answer, thrown to the one error handler. */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly details: ProblemDetails

  constructor(code: ErrorCode, details: ProblemDetails) {
    super(details.message ?? errorCatalogue[code].description)
    this.name = 'Problem'
    this.code = code
    this.details = details
  }
}

/** `throw problem('STORE_EXISTS')`: the code determines the status and message. */
export const problem = (code: ErrorCode, details: ProblemDetails = {}) => new Problem(code, details)

/** An invalid field, for rules that the contract's schema cannot check. */
export const fieldProblem = (field: string, message: string) =>
  problem('VALIDATION_FAILED', { message, errors: { [field]: [message] } })
