import { keptWords, ProviderError } from '@tandem/connectors'
import type { ProviderErrorKind, ProviderField, StoreCheck } from '@tandem/connectors'
import { commerceMessages, errorCatalogue } from '@tandem/api-contract'
import type { StoreType } from '@tandem/api-contract'
import type { Connectors, StoreAccess } from '../../platform/dependencies/dependencies.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'

/** What a person mends in the form where the connector names no input; everything else is the provider's failure. */
const mendedIn: Record<StoreType, Partial<Record<ProviderErrorKind, ProviderField>>> = {
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

/** Inputs of an app of the Dev Dashboard, which has no access token. */
const ofClient: Partial<Record<ProviderField, ProviderField>> = { shopify_access_token: 'shopify_client_id' }

/** The input of the form that mends a failure, if one does. */
function mendingField({ field, kind }: ProviderError, { type, credentials }: StoreAccess) {
  const named = field ?? mendedIn[type][kind]
  return (named && 'shopify_client_id' in credentials && ofClient[named]) || named
}

/** What the form says of a failure; of a store that is new nothing was read that could be kept. */
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

/** The address of a WooCommerce store in its normal form. @throws VALIDATION_FAILED for one that is not called, with the reason */
export function wooCommerceUrl(connectors: Connectors, address: string): string {
  try {
    return connectors.checkStoreUrl(address)
  } catch (error) {
    if (error instanceof ProviderError) throw fieldProblem('woocommerce_url', error.message)
    throw error
  }
}

/**
 * Proves that a store can be read with credentials; answers the currency it sells in, null where the key may not know,
 * and what it will not read.
 *
 * @throws VALIDATION_FAILED on the field to mend, TRY_AGAIN_LATER or FETCH_ERROR when the store itself fails
 */
export async function proveStore(
  connectors: Connectors,
  access: StoreAccess,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<StoreCheck> {
  try {
    return await connectors.store(access).check()
  } catch (error) {
    throw refusal(error, (failure) => mendingField(failure, access), { isNew })
  }
}

/**
 * Asks a store for its currency with the keys that it has, because somebody chose another.
 *
 * @throws VALIDATION_FAILED on `currency_id`, the one thing they changed, when the keys are refused; TRY_AGAIN_LATER or
 *   FETCH_ERROR when the store itself fails
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
 * A store tells prices in its own currency: in another, or with the decimals of another, they would be other prices.
 *
 * @throws VALIDATION_FAILED on `currency_id` for a store that sells in another currency
 */
export function requireCurrency(sold: string | null, chosen: string) {
  if (sold !== null && sold !== chosen)
    throw fieldProblem('currency_id', commerceMessages.store.otherCurrency(sold))
}
