import * as v from 'valibot'
import type { StoreCheck } from '../store-connector.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { BoundedText } from '../text-schemas.ts'
import { proof, shopAndScopes } from './queries.ts'
import { missingScopes } from './refusals.ts'
import type { KeyField } from './refusals.ts'

const ShopAndScopes = v.object({
  shop: v.object({
    currencyCode: v.pipe(BoundedText(3), v.regex(/^[A-Z]{3}$/)),
    primaryDomain: v.fallback(v.nullish(v.object({ url: BoundedText(500) })), null),
  }),
  currentAppInstallation: v.object({ accessScopes: v.array(v.object({ handle: BoundedText(200) })) }),
})
const needed = ['read_orders', 'read_customers', 'read_products']

/** The shop's currency and the permissions of its token. */
export interface ShopAccess {
  currency: string
  /** The host of its pages; null when Shopify names no web address. */
  pages_host: string | null
  /** Without it orders older than 60 days are hidden. */
  mayReadAllOrders: boolean
  missing: string[]
}

/** @throws ProviderError, or the signal's reason */
export async function shopAccess(client: GraphqlClient, signal?: AbortSignal): Promise<ShopAccess> {
  const { data } = await client.ask({
    document: shopAndScopes,
    subject: 'the shop',
    schema: ShopAndScopes,
    signal,
  })
  const scopes = new Set(data.currentAppInstallation.accessScopes.map(({ handle }) => handle))
  return {
    currency: data.shop.currencyCode,
    pages_host: hostOf(data.shop.primaryDomain?.url),
    mayReadAllOrders: scopes.has('read_all_orders'),
    missing: needed.filter((scope) => !scopes.has(scope) && !scopes.has(scope.replace('read_', 'write_'))),
  }
}

function hostOf(address: string | undefined): string | null {
  const url = address === undefined ? null : URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) ? url.host : null
}

/** Verifies that a shop can be read, and says what can't. @throws ProviderError */
export async function checkShop(
  client: GraphqlClient,
  field: KeyField,
  signal?: AbortSignal,
): Promise<StoreCheck> {
  const { currency, pages_host, mayReadAllOrders, missing } = await shopAccess(client, signal)
  if (missing.length > 0) throw missingScopes(missing, field)
  const { isPartial, lacksCosts } = await client.ask({
    document: proof,
    subject: 'orders, products and customers',
    schema: v.object({ orders: v.unknown(), products: v.unknown(), customers: v.unknown() }),
    signal,
  })
  const notes = [
    ...(mayReadAllOrders
      ? []
      : [
          'Only orders of the last 60 days can be read, and those read are kept. For older ones add read_all_orders to the scopes of the app in Shopify and install it again.',
        ]),
    ...(isPartial
      ? [
          'Names and mails of customers are held back. Ask for access to protected customer data in the settings of the app in Shopify.',
        ]
      : []),
    ...(lacksCosts
      ? [
          'Costs of products are held back, so profit is unknown. Let someone with the permission to view product costs install the app in Shopify again.',
        ]
      : []),
  ]
  return { currency, notes, pages_host }
}
