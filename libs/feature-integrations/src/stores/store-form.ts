import { NewStore, StoreChanges, StoreType } from '@tandem/api-contract'
import * as v from 'valibot'

/**
 * The kinds of access to a Shopify store: the token of an app made in its admin, or an app of the Dev
 * Dashboard.
 */
export const shopifyAccesses = ['token', 'app'] as const
export type ShopifyAccess = (typeof shopifyAccesses)[number]

/** Empty fields aren't sent. */
const given = (typed: string) => (typed === '' ? undefined : typed)

interface ShopifyKeys {
  access: ShopifyAccess
  shopify_access_token: string
  shopify_client_id: string
  shopify_client_secret: string
}

/** The keys of the chosen access; required ones are sent even when empty, so that validation reports them. */
const shopifyKeysOf = ({ access, ...keys }: ShopifyKeys) =>
  access === 'token'
    ? {
        shopify_access_token: keys.shopify_access_token,
        shopify_client_secret: given(keys.shopify_client_secret),
      }
    : { shopify_client_id: keys.shopify_client_id, shopify_client_secret: keys.shopify_client_secret }

const inputs = v.strictObject({
  type: StoreType,
  access: v.picklist(shopifyAccesses),
  name: v.string(),
  currency_id: v.optional(v.number()),
  shopify_store_name: v.string(),
  shopify_access_token: v.string(),
  shopify_client_id: v.string(),
  shopify_client_secret: v.string(),
  woocommerce_url: v.string(),
  woocommerce_consumer_key: v.string(),
  woocommerce_consumer_secret: v.string(),
})

/** The input of a form about a store of either kind. */
export type StoreInput = v.InferInput<typeof inputs>

/** Both kinds of store at once, so that switching loses nothing; then the contract's own rules. */
export const NewStoreForm = v.pipe(
  inputs,
  v.transform(({ type, name, currency_id, shopify_store_name, ...typed }): v.InferInput<typeof NewStore> => {
    if (type === 'shopify') return { type, name, currency_id, shopify_store_name, ...shopifyKeysOf(typed) }
    const { woocommerce_url, woocommerce_consumer_key, woocommerce_consumer_secret } = typed
    return {
      type,
      name,
      currency_id,
      woocommerce_url,
      woocommerce_consumer_key,
      woocommerce_consumer_secret,
    }
  }),
  NewStore,
)

/** Empty keys keep the current ones; then the contract's own rules. */
export const StoreChangesForm = v.pipe(
  inputs,
  v.transform(({ type, name, currency_id, ...typed }): v.InferInput<typeof StoreChanges> => {
    const keys =
      type === 'shopify'
        ? shopifyKeysOf(typed)
        : {
            woocommerce_consumer_key: typed.woocommerce_consumer_key,
            woocommerce_consumer_secret: typed.woocommerce_consumer_secret,
          }
    const hasKeys = Object.values(keys).some((key) => key !== undefined && key !== '')
    return { name, currency_id, ...(hasKeys && keys) }
  }),
  StoreChanges,
)
