import { isApiError } from '@tandem/api-client'
import type { SocialProvider } from '@tandem/api-contract'
import { authPaths } from './paths.ts'

const reasons = {
  INVALID_STATE_TRY_AGAIN: 'expired',
  ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN: 'deactivated',
  EMAIL_NOT_VERIFIED: 'unverified',
  TOO_MANY_REQUESTS: 'busy',
} as const

/** The address of the sign-in page with the reason why a sign-in through a provider failed. */
export function loginAfter(error: unknown, provider: SocialProvider): string {
  const codes = Object.keys(reasons) as (keyof typeof reasons)[]
  const code = codes.find((candidate) => isApiError(error, candidate))
  const search = new URLSearchParams({ social: code ? reasons[code] : 'failed', service: provider })
  return `${authPaths.login}?${search}`
}
