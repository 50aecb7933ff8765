import { ProviderError } from '../provider-error.ts'

// A label of a host name: anything else could lead to another host.
const pattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

/** Whether a text can be the NAME of NAME.myshopify.com. */
export const isShopName = (name: string): boolean => pattern.test(name)

/**
 * The address of a shop: always NAME.myshopify.com.
 * @throws ProviderError for an invalid name
 */
export function shopOrigin(name: string): string {
  if (isShopName(name)) return `https://${name.toLowerCase()}.myshopify.com`
  throw new ProviderError(
    'address_refused',
    'This is not the name of a Shopify store. Enter only what stands before .myshopify.com: letters, digits and hyphens.',
    { field: 'shopify_store_name' },
  )
}
