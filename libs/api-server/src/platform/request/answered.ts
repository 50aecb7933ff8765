import type { ErrorCode } from '@tandem/api-contract'

/** An answer, for metrics: each field has few values, whatever is requested. */
export interface Answered {
  /** The pattern of the path, such as `/api/v1/orders/:id`; `unknown` for an unknown path. */
  route: string
  method: string
  status: number
  /** The error; null when there was none. */
  code: ErrorCode | null
  /** The time until the answer began; sending a file may take longer. */
  seconds: number
}
