/** A store's own app made in its admin (until 2026). Its API secret key is only needed for webhooks. */
export interface ShopifyToken {
  shopify_store_name: string
  /** Begins with `shpat_`. */
  shopify_access_token: string
  shopify_client_secret?: string
}

/** An app of the Dev Dashboard, which requests one-day tokens with its id and secret. */
export interface ShopifyClient {
  shopify_store_name: string
  shopify_client_id: string
  shopify_client_secret: string
}

/** The credentials of a Shopify store. */
export type ShopifyCredentials = ShopifyToken | ShopifyClient
