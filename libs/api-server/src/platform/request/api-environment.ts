import type { ErrorCode } from '@tandem/api-contract'
import type { Session } from './session.ts'

/** What a request carries on its way. */
export interface ApiEnvironment {
  Variables: {
    request_id: string
    address: string
    session: Session | null
    /** What went wrong; unset when nothing did. */
    code?: ErrorCode
  }
}
