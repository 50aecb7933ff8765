import { fetchPicture } from '@tandem/api-server/testing'
import { ProviderError } from '@tandem/connectors'
import type { SingleKind, StoreConnector, StoreCounts, StoreKind } from '@tandem/connectors'
import { guardedFetch } from '@tandem/connectors/node'
import type { ProviderThread } from '@tandem/connectors/node'
import { picturePath } from './hostile-answer.ts'
import { addressOf, honestly } from './hostile-call.ts'
import type { HostileCall } from './hostile-call.ts'
import { deliver } from './hostile-delivery.ts'

type StoreProvider = 'woocommerce' | 'shopify'

const pictureWithinMs = 10_000
const listKinds: StoreKind[] = ['collections', 'products', 'customers', 'orders', 'refunds']
const singleKinds: SingleKind[] = ['collections', 'products', 'customers', 'orders']

/** Unknown counts, so that large kinds are read in bulk whatever the shop has. */
const uncounted: StoreCounts = {
  collections: null,
  products: null,
  customers: null,
  orders: null,
  refunds: null,
}

/** Shopify counts its rows before the first page. */
const firstPages = { woocommerce: null, shopify: { by: 'id', last_id: '0' } }

/** Every call that reads from stores of both providers. */
export async function hostileStoreCalls(thread: ProviderThread, origin: string): Promise<HostileCall[]> {
  const connect: Record<StoreProvider, (address: string) => StoreConnector> = {
    woocommerce: (url) =>
      thread.wooCommerce({
        url,
        consumer_key: 'ck_right',
        consumer_secret: 'cs_right',
        shopCurrency: 'GBP',
      }),
    shopify: (shopAddress) =>
      thread.shopify({
        credentials: { shopify_store_name: 'demo', shopify_access_token: 'shpat_right' },
        shopAddress,
      }),
  }
  const idsOf = (provider: StoreProvider) =>
    firstIds(provider, connect[provider](addressOf(origin, provider, -1, honestly)))
  const known = { woocommerce: await idsOf('woocommerce'), shopify: await idsOf('shopify') }
  // A delivery names an order of WooCommerce, whichever store it is for.
  const orderAddress = (number: number, step: number) =>
    `${addressOf(origin, 'woocommerce', number, step)}/wp-json/wc/v3/orders/${known.woocommerce.orders}`
  const fetchGuarded = guardedFetch({ allow: [origin], timeoutMs: pictureWithinMs })

  const callsOf = (provider: StoreProvider): HostileCall[] => {
    const call = (kind: string, ask: (store: StoreConnector) => Promise<unknown>): HostileCall => ({
      provider,
      kind,
      ask: (number, step) => ask(connect[provider](addressOf(origin, provider, number, step))),
    })
    return [
      call('check', (store) => store.check()),
      call('counts', (store) => store.counts()),
      ...(provider === 'shopify'
        ? [call('begin', (store) => store.begin(uncounted, new Date().toISOString()))]
        : []),
      ...listKinds.map((kind) => call(`page of ${kind}`, (store) => store.read(kind, firstPages[provider]))),
      call('numbers', async (store) => {
        for await (const ids of store.ids('products')) return ids
        return []
      }),
      ...singleKinds.map((kind) =>
        call(`one of ${kind}`, (store) => store.readOne(kind, known[provider][kind])),
      ),
      {
        provider,
        kind: 'webhook',
        ask: (number, step) => deliver(thread, provider, orderAddress(number, step)),
      },
      {
        provider,
        kind: 'picture',
        ask: (number, step) => picture(fetchGuarded, addressOf(origin, provider, number, step)),
      },
    ]
  }
  return [...callsOf('woocommerce'), ...callsOf('shopify')]
}

/** The id of the first row of each kind. */
async function firstIds(provider: StoreProvider, store: StoreConnector) {
  const found: Partial<Record<SingleKind, string>> = {}
  for (const kind of singleKinds) {
    const { rows } = await store.read(kind, firstPages[provider])
    const [row] = rows as { provider_id: string }[]
    if (!row) throw new Error(`The simulated store of ${provider} has no ${kind}`)
    found[kind] = row.provider_id
  }
  return found as Record<SingleKind, string>
}

/** Downloads a picture as production does: in the thread that answers people. */
async function picture(fetchGuarded: ReturnType<typeof guardedFetch>, address: string) {
  const late = AbortSignal.timeout(pictureWithinMs)
  const fetched = await fetchPicture(fetchGuarded, `${address}${picturePath}`, late).catch(() => null)
  if (!fetched) throw new ProviderError('not_data', 'There is no picture.')
  return fetched.type
}
