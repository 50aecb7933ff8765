import { StoreType, commerceMessages } from '@tandem/api-contract'
import type { NewStore, StoreChanges } from '@tandem/api-contract'
import { ProviderError } from '@tandem/connectors'
import type { ShopifyCredentials } from '@tandem/connectors'
import type { Connectors, StoreAccess } from '../../platform/dependencies/dependencies.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import { wooCommerceUrl } from './prove-store.ts'

/** The address of a Shopify store, whatever domain its customers use. */
const shopifyUrl = (name: string) => `https://${name}.myshopify.com`

/** The normalised address and credentials of a new store. @throws VALIDATION_FAILED */
export function accessOf(connectors: Connectors, added: NewStore): StoreAccess & { url: string } {
  if (added.type === 'shopify') {
    const credentials = shopifyKeys(added.shopify_store_name, added)
    if (credentials === null) throw fieldProblem('shopify_access_token', commerceMessages.store.shopify.keys)
    return { type: 'shopify', url: shopifyUrl(added.shopify_store_name), credentials }
  }
  const url = wooCommerceUrl(connectors, added.woocommerce_url)
  return {
    type: 'woocommerce',
    url,
    credentials: {
      url,
      consumer_key: added.woocommerce_consumer_key,
      consumer_secret: added.woocommerce_consumer_secret,
    },
  }
}

type ShopifyKeys = Pick<StoreChanges, 'shopify_access_token' | 'shopify_client_id' | 'shopify_client_secret'>

function shopifyKeys(shopify_store_name: string, keys: ShopifyKeys): ShopifyCredentials | null {
  const { shopify_access_token, shopify_client_id, shopify_client_secret } = keys
  if (shopify_access_token !== undefined && shopify_client_id !== undefined) return null
  if (shopify_access_token !== undefined) {
    return {
      shopify_store_name,
      shopify_access_token,
      ...(shopify_client_secret !== undefined && { shopify_client_secret }),
    }
  }
  if (shopify_client_id === undefined || shopify_client_secret === undefined) return null
  return { shopify_store_name, shopify_client_id, shopify_client_secret }
}

/**
 * A store's new credentials; null when they don't change. A client secret alone goes with the stored token or
 * client id. @throws VALIDATION_FAILED for credentials of the other kind, or half of them
 */
export async function changedAccess(
  store: { type: StoreType; url: string },
  changes: StoreChanges,
  kept: () => Promise<StoreAccess>,
): Promise<StoreAccess | null> {
  const given = (Object.keys(changes) as (keyof StoreChanges)[]).filter((key) => changes[key] !== undefined)
  const foreign = given.find((key) =>
    StoreType.options.some((type) => type !== store.type && key.startsWith(`${type}_`)),
  )
  if (foreign) throw fieldProblem(foreign, commerceMessages.store.otherKeys)
  if (store.type === 'woocommerce') {
    const { woocommerce_consumer_key: consumer_key, woocommerce_consumer_secret: consumer_secret } = changes
    if (consumer_key === undefined || consumer_secret === undefined) return null
    return { type: 'woocommerce', credentials: { url: store.url, consumer_key, consumer_secret } }
  }
  if (!given.some((key) => key.startsWith('shopify_'))) return null
  const [name = ''] = new URL(store.url).hostname.split('.')
  const credentials = shopifyKeys(name, await withKeptHalf(changes, kept))
  if (credentials === null)
    throw fieldProblem(
      given.find((key) => key.startsWith('shopify_')) ?? '',
      commerceMessages.store.shopify.keys,
    )
  return { type: 'shopify', credentials }
}

async function withKeptHalf(changes: ShopifyKeys, kept: () => Promise<StoreAccess>): Promise<ShopifyKeys> {
  if (changes.shopify_access_token !== undefined || changes.shopify_client_id !== undefined) return changes
  const { type, credentials } = await kept().catch((error: unknown) => {
    // The stored half can't be decrypted, so both halves have to be entered.
    if (error instanceof ProviderError) return { type: null, credentials: null }
    throw error
  })
  if (type !== 'shopify') return changes
  return 'shopify_client_id' in credentials
    ? { ...changes, shopify_client_id: credentials.shopify_client_id }
    : { ...changes, shopify_access_token: credentials.shopify_access_token }
}
