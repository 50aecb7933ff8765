import { ProviderError } from '@tandem/connectors'
import type { ProviderErrorKind } from '@tandem/connectors'
import { errorCatalogue } from '@tandem/api-contract'
import type { StoreType } from '@tandem/api-contract'
import type { Connectors, StoreCredentials } from '../dependencies.ts'
import { fieldProblem, problem } from '../problem.ts'

/** What a person mends in the form; everything else is the provider's failure. */
const mendedIn: Partial<Record<ProviderErrorKind, string>> = {
  wrong_key: 'woocommerce_consumer_key',
  wrong_secret: 'woocommerce_consumer_secret',
  missing_permission: 'woocommerce_consumer_key',
  not_found: 'woocommerce_url',
  not_data: 'woocommerce_url',
  address_refused: 'woocommerce_url',
  plain_http: 'woocommerce_url',
}

/** What the form says of a failure. */
function refusal(error: unknown): Error {
  if (!(error instanceof ProviderError)) return error as Error
  const field = error.field ?? mendedIn[error.kind]
  if (field && !error.retryable) return fieldProblem(field, error.message)
  const code = error.kind === 'rate_limited' ? 'TRY_AGAIN_LATER' : 'FETCH_ERROR'
  return problem(code, { message: error.message || errorCatalogue[code].description })
}

/** The address of a store in its normal form. @throws VALIDATION_FAILED for one that is not called, with the reason */
export function storeUrl(connectors: Connectors, address: string): string {
  try {
    return connectors.checkStoreUrl(address)
  } catch (error) {
    throw refusal(error)
  }
}

/**
 * Proves that a store can be read with credentials.
 *
 * @throws VALIDATION_FAILED on the field to mend, TRY_AGAIN_LATER or FETCH_ERROR when the store itself fails
 */
export async function proveStore(
  connectors: Connectors,
  store: { type: StoreType; credentials: StoreCredentials; currency: string },
) {
  try {
    await connectors.store(store).check()
  } catch (error) {
    throw refusal(error)
  }
}
