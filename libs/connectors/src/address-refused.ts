import type { StoreUrlRefusal } from './check-store-url.ts'
import { ProviderError } from './provider-error.ts'

const messages: Record<StoreUrlRefusal, string> = {
  not_an_address: 'Enter a valid URL, e.g. https://shop.example.com.',
  scheme: 'Only addresses that begin with https:// can be connected.',
  plain_http: 'Your store must use HTTPS so your keys stay secure. Enter its https:// address.',
  credentials: 'The URL contains a username or password. Remove everything before the @.',
  port: 'Only ports 443 and 8443 are supported.',
  private_address: 'This is a private network address. Enter the store’s public address.',
  local_name: 'This is a local network name. Enter the store’s public address.',
}

/** The error that explains why a store's address isn't called; nothing was sent to it. */
export function addressRefused(reason: StoreUrlRefusal): ProviderError {
  return new ProviderError(reason === 'plain_http' ? 'plain_http' : 'address_refused', messages[reason], {
    field: 'woocommerce_url',
  })
}
