import { publicAccounts } from '@tandem/provider-simulator'
import { fetchPicture } from '@tandem/api-server/testing'
import { ProviderError } from '@tandem/connectors'
import type { SingleKind, StoreConnector, StoreCounts, StoreKind } from '@tandem/connectors'
import { guardedFetch } from '@tandem/connectors/node'
import type { ProviderThread } from '@tandem/connectors/node'
import { picturePath } from './hostile-answer.ts'
import { deliver } from './hostile-delivery.ts'
import type { HostileProvider } from './hostile-provider.ts'

/** A call of a provider whose answers can be hostile. */
export interface HostileCall {
  provider: string
  kind: string
  /**
   * Uses a new connector, so that a failure can't delay the next call. Requests before `step` get honest
   * answers.
   */
  ask(number: number, step: number): Promise<unknown>
}

/** Ids of existing rows for the calls. */
interface KnownIds {
  woocommerce: Record<SingleKind, string>
  shopify: Record<SingleKind, string>
  post: string
}

/** As a `step`: more requests than any call makes, so all of them get honest answers. */
export const honestly = 1000

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

/** Every call that reads from the providers; each uses an address of its own there. */
export async function hostileCalls({
  thread,
  provider: { app, account_id, page_token, token },
  origin,
}: {
  thread: ProviderThread
  provider: HostileProvider
  origin: string
}): Promise<HostileCall[]> {
  const addressOf = (provider: string, number: number, step: number) =>
    `${origin}/${number}/${step}/${provider}`

  const orderAddress = (number: number, step: number) =>
    `${addressOf('woocommerce', number, step)}/wp-json/wc/v3/orders/${known.woocommerce.orders}`

  const fetchGuarded = guardedFetch({ allow: [origin], timeoutMs: pictureWithinMs })
  const wooCommerce = (url: string) =>
    thread.wooCommerce({
      url,
      consumer_key: 'ck_right',
      consumer_secret: 'cs_right',
      shopCurrency: 'GBP',
    })
  const shopify = (shopAddress: string) =>
    thread.shopify({
      credentials: { shopify_store_name: 'demo', shopify_access_token: 'shpat_right' },
      shopAddress,
    })
  const storeCalls = (
    provider: 'woocommerce' | 'shopify',
    connect: (address: string) => StoreConnector,
  ): HostileCall[] => {
    const call = (kind: string, ask: (store: StoreConnector) => Promise<unknown>): HostileCall => ({
      provider,
      kind,
      ask: (number, step) => ask(connect(addressOf(provider, number, step))),
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
        ask: (number, step) => picture(fetchGuarded, addressOf(provider, number, step)),
      },
    ]
  }

  const account = (number: number, step: number) =>
    thread.instagramAccount({
      app: { ...app, id: `${app.id}n${number}n` },
      graphAddress: addressOf('instagram', number, step),
      account_id,
      token: page_token,
    })
  type Account = ReturnType<typeof account>
  const social = (kind: string, ask: (account: Account) => Promise<unknown>): HostileCall => ({
    provider: 'instagram',
    kind,
    ask: (number, step) => ask(account(number, step)),
  })
  const { rows: posts } = await account(-1, honestly).posts(null)
  const known: KnownIds = {
    woocommerce: await firstIds('woocommerce', wooCommerce(addressOf('woocommerce', -1, honestly))),
    shopify: await firstIds('shopify', shopify(addressOf('shopify', -1, honestly))),
    post: posts.find(({ place }) => place === 'feed')?.provider_id ?? '',
  }
  const [day, later] = [dayBefore(9), dayBefore(2)]

  return [
    ...storeCalls('woocommerce', wooCommerce),
    ...storeCalls('shopify', shopify),
    social('connection', async (asked) => {
      const { problem, ...health } = await asked.health()
      if (problem !== null && !(problem instanceof ProviderError)) throw new Error('an untyped problem')
      return health
    }),
    social('profile', (asked) => asked.profile()),
    social('posts', (asked) => asked.posts(null)),
    social('one post', (asked) => asked.postInsights({ provider_id: known.post, place: 'feed' })),
    social('a day', (asked) => asked.accountDay(day)),
    social('some days', (asked) => asked.accountRange(day, later)),
    social('series', (asked) => asked.accountSeries(day, later)),
    social('followers online', (asked) => asked.onlineFollowers(day, later)),
    social('audience', (asked) => asked.audience()),
    social('another account', (asked) => asked.discover(publicAccounts[0]?.username ?? '', null)),
    {
      provider: 'instagram',
      kind: 'accounts offered',
      ask: async (number, step) => {
        const login = thread.instagramLogin({
          app: { ...app, id: `${app.id}n${number}n` },
          graphAddress: addressOf('instagram', number, step),
        })
        const { accounts, problems } = await login.offered(token)
        // Tokens are stored encrypted, as bytes, so any text is valid.
        return { accounts: accounts.map((account) => ({ ...account, page_token: '' })), problems }
      },
    },
  ]
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** The id of the first row of each kind. */
async function firstIds(provider: 'woocommerce' | 'shopify', store: StoreConnector) {
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
