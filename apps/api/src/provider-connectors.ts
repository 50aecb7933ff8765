import type { Connectors } from '@tandem/api-server'
import { addressRefused, checkStoreUrl, wooCommerceConnector } from '@tandem/connectors'
import { guardedFetch } from '@tandem/connectors/node'

const timeoutMs = 30_000

/** The providers over the network; addresses in private networks are refused unless their origin is listed. */
export function providerConnectors(originsAllowed: string[]): Connectors {
  const fetch = guardedFetch({ allow: originsAllowed, timeoutMs })
  return {
    store: ({ credentials, currency }) =>
      wooCommerceConnector({ ...credentials, fetch, shopCurrency: currency }),
    checkStoreUrl(url) {
      const checked = checkStoreUrl(url, originsAllowed)
      if (!checked.ok) throw addressRefused(checked.reason)
      return checked.url
    },
  }
}
