import { commerceMessages } from '@tandem/api-contract'
import { ProviderError } from '@tandem/connectors'
import type { Call } from '../../identity/call.ts'
import { problem } from '../../platform/request/problem.ts'
import { withCheckTurn } from '../stores/check-turn.ts'

/** An API call ends after half a minute. */
const timeoutMs = 25_000

/**
 * Asks a shop something while a person waits, for at most 25 seconds.
 * @throws FETCH_ERROR or TRY_AGAIN_LATER with a message when the shop fails, refuses or is slow;
 *  TOO_MANY_REQUESTS when too many shops are being asked
 */
export async function askShop<Answer>(
  call: Pick<Call, 'dependencies' | 'session' | 'request_id'>,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await withCheckTurn(call, () => ask(signal))
  } catch (error) {
    if (signal.aborted) throw problem('FETCH_ERROR', { message: commerceMessages.reconciliation.slow })
    if (!(error instanceof ProviderError)) throw error
    const code = error.kind === 'rate_limited' ? 'TRY_AGAIN_LATER' : 'FETCH_ERROR'
    throw problem(code, { message: error.message })
  }
}
