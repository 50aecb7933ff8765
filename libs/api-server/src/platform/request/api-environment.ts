import type { ErrorCode } from '@tandem/api-contract'
import type { Session } from './session.ts'

/** The values that a request carries through the handlers. */
export interface ApiEnvironment {
  Variables: {
    request_id: string
    address: string
    session: Session | null
    /** The error; unset when there was none. */
    code?: ErrorCode
  }
}
