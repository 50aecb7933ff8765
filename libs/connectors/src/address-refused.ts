import type { StoreUrlRefusal } from './check-store-url.ts'
import { ProviderError } from './provider-error.ts'

const messages: Record<StoreUrlRefusal, string> = {
  not_an_address: 'This is not the address of a website. Enter it as https://shop.example.com.',
  scheme: 'Only addresses that begin with https:// can be connected.',
  plain_http:
    'The store is not called over plain http, because the keys could be read on the way. Set up https for the store and enter its https:// address.',
  credentials:
    'The address holds a user name or password. Remove everything before the @ and enter only the website.',
  port: 'Only the ports 443 and 8443 are called. Enter the address of the store without another port.',
  private_address:
    'The address leads into a private network, which is not called. Enter the public address of the store.',
  local_name:
    'The name belongs to a local network, which is not called. Enter the public address of the store.',
}

/** The error that tells a person why their store's address is not called; nothing was sent to it. */
export function addressRefused(reason: StoreUrlRefusal): ProviderError {
  return new ProviderError(reason === 'plain_http' ? 'plain_http' : 'address_refused', messages[reason], {
    field: 'woocommerce_url',
  })
}
