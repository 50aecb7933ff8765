import type { ErrorCode } from '@tandem/api-contract'

/** An answer that was given, for figures: each field has few values, whatever people ask for. */
export interface Answered {
  /** The pattern of the path, such as `/api/v1/orders/:id`; `unknown` for a path that isn't ours. */
  route: string
  method: string
  status: number
  /** What went wrong; null when nothing did. */
  code: ErrorCode | null
  /** Until the answer began; a file may be read for longer. */
  seconds: number
}
