import { errorPageStatuses } from '@tandem/api-contract'
import type { ErrorBody, ErrorCode } from '@tandem/api-contract'

/** Codes of the catalogue, and unknown codes of a newer server. */
export type ReceivedCode = ErrorCode | (string & {})

/** The server understood the call and refused it. `message` is its text for people. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ReceivedCode
  /** Texts by field path, such as `woocommerce_url`; empty when no field is wrong. */
  readonly errors: Record<string, string[]>
  /** Support finds the call in the logs by this id; null when something in front of the server answered. */
  readonly request_id: string | null
  /** Whole seconds to wait, with 429. */
  readonly seconds_left: number | null
  /** Private, so that no log or report shows it. */
  readonly #token: string | null

  constructor(
    answer: Omit<ErrorBody, 'request_id' | 'code'> & {
      status: number
      code: ReceivedCode
      request_id: string | null
      /** The bearer token of the refused call. */
      token?: string | null
    },
  ) {
    super(answer.message)
    this.#token = answer.token ?? null
    this.status = answer.status
    this.code = answer.code
    this.errors = answer.errors ?? {}
    this.request_id = answer.request_id
    this.seconds_left = answer.seconds_left ?? null
  }

  /** Whether the refused call carried this bearer token; with null, whether it carried none. */
  wasSentWith(token: string | null) {
    return this.#token === token
  }
}

/** No answer came: the network failed (`fetch`), or 30 seconds passed (`timeout`). */
export class NetworkError extends Error {
  override name = 'NetworkError'
  readonly kind: 'fetch' | 'timeout'
  /** Whether the write is stored in this browser, to be sent later. */
  readonly isKept: boolean

  constructor(kind: NetworkError['kind'], options?: ErrorOptions, isKept = false) {
    super(genericTexts.network, options)
    this.kind = kind
    this.isKept = isKept
  }
}

/** An answer that breaks the contract: unreadable, or with the wrong shape. */
export class ContractError extends Error {
  override name = 'ContractError'
  readonly status: number
  readonly request_id: string | null
  /** What is wrong, such as `GET /me: data.team: Invalid type`; for logs, not for people. */
  readonly details: string

  constructor(answer: { status: number; request_id: string | null; details: string }) {
    super(genericTexts.unknown)
    this.status = answer.status
    this.request_id = answer.request_id
    this.details = answer.details
  }
}

/** Texts for failures without their own. */
export const genericTexts = {
  network: 'Ağ bağlantısı hatası',
  any: 'Bir hata oluştu',
  unknown: 'Bilinmeyen bir hata oluştu',
} as const

/** Whether the server refused; with a code, whether it refused with that code. */
export function isApiError<const Code extends ErrorCode>(
  error: unknown,
  code?: Code,
): error is ApiError & { code: Code } {
  return error instanceof ApiError && (code === undefined || error.code === code)
}

/** Whether a write is stored in this browser while offline: its optimistic change stays on screen. */
export const isKept = (error: unknown): boolean => error instanceof NetworkError && error.isKept

/**
 * Whether this failure of a page's main read replaces the page by an error page: 404, 429, 500 and 503. 422
 * has a page too, but only for an unknown store: other invalid input is shown beside its field.
 */
export const hasErrorPage = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status !== 422 &&
  errorPageStatuses.some((status) => status === String(error.status))

/** The request id to show beside an unexpected failure, if the server gave one. */
export const requestIdOf = (error: unknown) =>
  error instanceof ApiError || error instanceof ContractError ? error.request_id : null

/** Any failure in one form: `status` is 0 when no answer came. */
export interface NormalizedError {
  status: number
  kind: 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | ReceivedCode
  /** Shown above the message when the catalogue has no title. */
  title: 'Network Error' | 'Unknown Error'
  message: string
}

/** Normalises anything that was thrown, with the specification's texts. */
export function normalizeError(error: unknown): NormalizedError {
  if (error instanceof NetworkError) {
    return {
      status: 0,
      kind: error.kind === 'timeout' ? 'TIMEOUT_ERROR' : 'FETCH_ERROR',
      title: 'Network Error',
      message: error.message,
    }
  }
  const title = 'Unknown Error'
  if (error instanceof ApiError) {
    return { status: error.status, kind: error.code, title, message: error.message || genericTexts.any }
  }
  if (error instanceof ContractError)
    return { status: error.status, kind: 'PARSING_ERROR', title, message: error.message }
  const message = error instanceof Error && error.message ? error.message : genericTexts.unknown
  return { status: 500, kind: 'UNKNOWN_ERROR', title, message }
}
