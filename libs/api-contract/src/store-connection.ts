import * as v from 'valibot'
import { secret, text } from './fields.ts'
import { commerceMessages } from './commerce-messages.ts'

const store = commerceMessages.store
const name = text({ min: 2, max: 120, tooShort: store.name })
const currencyId = v.pipe(
  v.number(store.currency),
  v.safeInteger(store.currency),
  v.minValue(1, store.currency),
)

/** Defaults to what the store itself says. A currency that isn't the store's own is refused. */
const ownCurrencyId = v.optional(currencyId)

const isWebAddress = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

const consumerKey = v.pipe(
  secret({ min: 1, max: 200, tooShort: store.woocommerce.consumerKeyRequired }),
  v.startsWith('ck_', store.woocommerce.consumerKey),
)
const consumerSecret = v.pipe(
  secret({ min: 1, max: 200, tooShort: store.woocommerce.consumerSecretRequired }),
  v.startsWith('cs_', store.woocommerce.consumerSecret),
)

const shopName = v.pipe(
  text({ min: 1, max: 60, tooShort: store.shopify.nameRequired }),
  v.minLength(2, store.shopify.name),
  v.regex(/^[a-z\d-]+$/i, store.shopify.nameCharacters),
  v.regex(/^[a-z\d]/i, store.shopify.nameCharacters),
  v.toLowerCase(),
)
const shopifyAccessToken = v.pipe(
  secret({ min: 1, max: 200, tooShort: store.shopify.accessTokenRequired }),
  v.startsWith('shpat_', store.shopify.accessToken),
)
const shopifyClientId = secret({ min: 1, max: 200, tooShort: store.shopify.clientIdRequired })
const shopifyClientSecret = secret({ min: 1, max: 200, tooShort: store.shopify.clientSecretRequired })

/**
 * The credentials of a Shopify store: the access token of an app made in its admin, or the client id and
 * secret of an app made in the Dev Dashboard. The secret beside a token is optional: it allows the store's
 * webhooks.
 */
export const NewShopifyStore = v.strictObject({
  type: v.literal('shopify', store.type),
  name,
  currency_id: ownCurrencyId,
  /** The NAME in NAME.myshopify.com, stored in lower case. */
  shopify_store_name: shopName,
  shopify_access_token: v.optional(shopifyAccessToken),
  shopify_client_id: v.optional(shopifyClientId),
  shopify_client_secret: v.optional(shopifyClientSecret),
})

/** The credentials of a WooCommerce store. */
export const NewWooCommerceStore = v.strictObject({
  type: v.literal('woocommerce', store.type),
  name,
  currency_id: ownCurrencyId,
  woocommerce_url: v.pipe(
    text({ min: 1, max: 500, tooShort: store.woocommerce.urlRequired }),
    v.check(isWebAddress, store.woocommerce.url),
  ),
  woocommerce_consumer_key: consumerKey,
  woocommerce_consumer_secret: consumerSecret,
})

interface ShopifyKeys {
  shopify_access_token?: string | undefined
  shopify_client_id?: string | undefined
  shopify_client_secret?: string | undefined
}

const hasShopifyKeys = (keys: ShopifyKeys) =>
  keys.shopify_access_token !== undefined
    ? keys.shopify_client_id === undefined
    : keys.shopify_client_id !== undefined && keys.shopify_client_secret !== undefined

/** The body that connects a store, by `type`. */
export const NewStore = v.pipe(
  v.variant('type', [NewShopifyStore, NewWooCommerceStore], store.type),
  v.check((added) => added.type !== 'shopify' || hasShopifyKeys(added), store.shopify.keys),
)
export type NewStore = v.InferOutput<typeof NewStore>

/**
 * What can be changed of a store. New credentials must be complete, and are verified before they are stored.
 */
export const StoreChanges = v.pipe(
  v.strictObject({
    name: v.optional(name),
    currency_id: v.optional(currencyId),
    woocommerce_consumer_key: v.optional(consumerKey),
    woocommerce_consumer_secret: v.optional(consumerSecret),
    shopify_access_token: v.optional(shopifyAccessToken),
    shopify_client_id: v.optional(shopifyClientId),
    shopify_client_secret: v.optional(shopifyClientSecret),
  }),
  v.check((changes) => Object.values(changes).some((change) => change !== undefined), store.nothingToSave),
  v.forward(
    v.check(
      (changes) =>
        (changes.woocommerce_consumer_key === undefined) ===
        (changes.woocommerce_consumer_secret === undefined),
      store.woocommerce.credentialsTogether,
    ),
    ['woocommerce_consumer_secret'],
  ),
)
export type StoreChanges = v.InferOutput<typeof StoreChanges>
