import { keptWords, ProviderError } from '@tandem/connectors'
import type { ProviderErrorKind, ProviderField, StoreCheck } from '@tandem/connectors'
import { commerceMessages, errorCatalogue } from '@tandem/api-contract'
import type { StoreType } from '@tandem/api-contract'
import type { Connectors, StoreAccess } from '../../platform/dependencies/dependencies.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'

/** The form's field for a failure when the connector names none; every other failure is the provider's. */
const fieldToFix: Record<StoreType, Partial<Record<ProviderErrorKind, ProviderField>>> = {
  woocommerce: {
    wrong_key: 'woocommerce_consumer_key',
    wrong_secret: 'woocommerce_consumer_secret',
    missing_permission: 'woocommerce_consumer_key',
    not_found: 'woocommerce_url',
    not_data: 'woocommerce_url',
    address_refused: 'woocommerce_url',
    plain_http: 'woocommerce_url',
  },
  shopify: {
    wrong_key: 'shopify_access_token',
    wrong_secret: 'shopify_client_secret',
    missing_permission: 'shopify_access_token',
    not_found: 'shopify_store_name',
    store_closed: 'shopify_store_name',
    address_refused: 'shopify_store_name',
  },
}

/** Fields of an app of the Dev Dashboard, which has no access token. */
const ofClient: Partial<Record<ProviderField, ProviderField>> = { shopify_access_token: 'shopify_client_id' }

/** The form's field that fixes a failure, if any. */
function fieldOfFailure({ field, kind }: ProviderError, { type, credentials }: StoreAccess) {
  const named = field ?? fieldToFix[type][kind]
  return (named && 'shopify_client_id' in credentials && ofClient[named]) || named
}

/** The form's message for a failure; a new store has no data yet that could be kept. */
function refusal(
  error: unknown,
  fieldOf: (error: ProviderError) => string | undefined,
  { isNew }: { isNew: boolean },
): Error {
  if (!(error instanceof ProviderError)) return error as Error
  const message = isNew ? error.message.replace(`${keptWords} `, '') : error.message
  const field = fieldOf(error)
  if (field && !error.retryable) return fieldProblem(field, message)
  const code = error.kind === 'rate_limited' ? 'TRY_AGAIN_LATER' : 'FETCH_ERROR'
  return problem(code, { message: message || errorCatalogue[code].description })
}

/**
 * The normalised address of a WooCommerce store. @throws VALIDATION_FAILED with the reason when it may not be
 * called
 */
export function wooCommerceUrl(connectors: Connectors, address: string): string {
  try {
    return connectors.checkStoreUrl(address)
  } catch (error) {
    if (error instanceof ProviderError) throw fieldProblem('woocommerce_url', error.message)
    throw error
  }
}

/**
 * Verifies that credentials can read a store; returns its currency, null when the key may not know it, and
 * what can't be read.
 *
 * @throws VALIDATION_FAILED on the field to fix, TRY_AGAIN_LATER or FETCH_ERROR when the store itself fails
 */
export async function proveStore(
  connectors: Connectors,
  access: StoreAccess,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<StoreCheck> {
  try {
    return await connectors.store(access).check()
  } catch (error) {
    throw refusal(error, (failure) => fieldOfFailure(failure, access), { isNew })
  }
}

/**
 * Asks a store for its currency with its current credentials, because somebody chose another.
 *
 * @throws VALIDATION_FAILED on `currency_id`, the only thing they changed, when the credentials are refused;
 * TRY_AGAIN_LATER or
 *  FETCH_ERROR when the store itself fails
 */
export async function proveCurrency(
  connectors: Connectors,
  keptAccess: () => Promise<StoreAccess>,
): Promise<StoreCheck> {
  try {
    return await connectors.store(await keptAccess()).check()
  } catch (error) {
    throw refusal(error, () => 'currency_id', { isNew: false })
  }
}

/**
 * A store's prices are in its own currency: in another one, or with other decimals, they would be wrong.
 *
 * @throws VALIDATION_FAILED on `currency_id` for a store that sells in another currency
 */
export function requireCurrency(sold: string | null, chosen: string) {
  if (sold !== null && sold !== chosen)
    throw fieldProblem('currency_id', commerceMessages.store.otherCurrency(sold))
}
