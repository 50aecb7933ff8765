import { storeConnectors } from '@tandem/api-server'
import type { Connectors, Log } from '@tandem/api-server'
import { guardedFetch } from '@tandem/connectors/node'

const timeoutMs = 30_000

interface ProviderOptions {
  /** Origins in private networks that are called all the same. */
  originsAllowed: string[]
  /** Where Shopify stores are, unless at their own address. */
  shopAddress?: ((name: string) => string) | undefined
  log: Log
}

/** The providers over the network; addresses in private networks are refused unless their origin is listed. */
export const providerConnectors = ({ originsAllowed, shopAddress, log }: ProviderOptions): Connectors =>
  storeConnectors({
    fetch: guardedFetch({ allow: originsAllowed, timeoutMs }),
    originsAllowed,
    log,
    ...(shopAddress && { shopAddress }),
  })
