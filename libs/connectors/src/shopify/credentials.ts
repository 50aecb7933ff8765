/** A store's own app made in its admin (until 2026). Its API secret key is needed for webhooks only. */
export interface ShopifyToken {
  shopify_store_name: string
  /** Begins with `shpat_`. */
  shopify_access_token: string
  shopify_client_secret?: string
}

/** An app of the Dev Dashboard, which asks for a token of a day with its id and secret. */
export interface ShopifyClient {
  shopify_store_name: string
  shopify_client_id: string
  shopify_client_secret: string
}

/** What a Shopify store is read with. */
export type ShopifyCredentials = ShopifyToken | ShopifyClient
