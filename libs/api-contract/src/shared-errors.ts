import type { ErrorCode } from './errors.ts'

/** Codes that any call may return. */
export const commonErrors = [
  'MALFORMED_REQUEST',
  'CROSS_SITE_REQUEST_REFUSED',
  'VALIDATION_FAILED',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'AN_ERROR_OCCURED',
  'SERVICE_UNAVAILABLE',
] as const satisfies ErrorCode[]

/** Codes that any call with a session may return. */
export const sessionErrors = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN',
] as const satisfies ErrorCode[]

/** Codes that any call with an `Idempotency-Key` may return. */
export const writeKeyErrors = [
  'INVALID_IDEMPOTENCY_KEY',
  'IDEMPOTENCY_KEY_REUSED',
  'WRITE_IN_PROGRESS',
  'WRITE_ALREADY_DONE',
] as const satisfies ErrorCode[]
