import { ProviderError } from '@tandem/connectors'
import { errorCatalogue } from '@tandem/api-contract'
import { problem } from '../../platform/request/problem.ts'
import { NoTrackingAccount } from './tracking-account.ts'

/** The error shown to a waiting person when the network fails. */
export function providerProblem(error: unknown): unknown {
  if (error instanceof NoTrackingAccount) return problem('NO_AVAILABLE_BUSINESS_USER_TO_REQUEST_USER')
  if (!(error instanceof ProviderError)) return error
  if (error.kind === 'username_not_found') {
    const { description } = errorCatalogue.USERNAME_NOT_FOUND_ON_INSTAGRAM
    return problem('USERNAME_NOT_FOUND_ON_INSTAGRAM', { errors: { username: [description] } })
  }
  if (error.kind === 'wrong_code') return problem('INVALID_STATE_TRY_AGAIN', { message: error.message })
  const mayHeal = ['rate_limited', 'blocked', 'provider_failed'].includes(error.kind)
  return problem(mayHeal ? 'TRY_AGAIN_LATER' : 'FETCH_ERROR', { message: error.message })
}
