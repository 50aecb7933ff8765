import { instagramConnectors, storeConnectors } from '@tandem/api-server'
import type { Connectors, Log } from '@tandem/api-server'
import type { InstagramApp } from '@tandem/connectors'
import { guardedFetch } from '@tandem/connectors/node'

const timeoutMs = 30_000

interface ProviderOptions {
  /** Origins in private networks that are called all the same. */
  originsAllowed: string[]
  /** Where Shopify stores are, unless at their own address. */
  shopAddress?: ((name: string) => string) | undefined
  /** What Instagram accounts are connected through. */
  instagram: InstagramApp | null
  log: Log
}

/** The providers over the network; addresses in private networks are refused unless their origin is listed. */
export function providerConnectors({
  originsAllowed,
  shopAddress,
  instagram,
  log,
}: ProviderOptions): Connectors {
  const fetch = guardedFetch({ allow: originsAllowed, timeoutMs })
  return {
    ...storeConnectors({ fetch, originsAllowed, log, ...(shopAddress && { shopAddress }) }),
    ...(instagram && { social: { instagram: instagramConnectors({ app: instagram, fetch }) } }),
  }
}
