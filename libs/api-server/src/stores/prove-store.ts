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
    if (!(error instanceof ProviderError)) throw error
    const field = error.field ?? mendedIn[error.kind]
    if (field && !error.retryable) throw fieldProblem(field, error.message)
    const code = error.kind === 'rate_limited' ? 'TRY_AGAIN_LATER' : 'FETCH_ERROR'
    throw problem(code, { message: error.message || errorCatalogue[code].description })
  }
}
