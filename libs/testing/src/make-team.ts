import { roles } from '@tandem/api-contract'
import type { Currency, Role, Store, StoreType, User } from '@tandem/api-contract'
import { countDue, estimateDueLifts } from '@tandem/api-server/testing'
import type { TestApi } from '@tandem/api-server/testing'
import { accountsOf, addConnected, addTracked } from './add-accounts.ts'
import type { SimulatedNetwork } from './simulated-network.ts'
import type { SimulatedShops } from './simulated-shops.ts'
import type { Member, Shop, StoreOptions, Team, TeamOptions } from './team.ts'

type Caller = <Data>(method: string, path: string, body?: unknown) => Promise<Data>

const defaultOrders = 12
const checkEveryMs = 50

const firstPageOfOrders = { path: '/orders', query: { per_page: '100' } }

/** Longer than any test; closing the server ends the wait. */
const forEverMs = 3_600_000

/** Creates a team, and its stores as a user would: the server connects and syncs them itself. */
export async function makeTeam(
  api: TestApi,
  { shops, network }: { shops: SimulatedShops; network: SimulatedNetwork },
  options: TeamOptions,
): Promise<Team> {
  const { role = 'super_admin', stores = [], people = 0, connected = [], tracked = [], ...named } = options
  const { name, timezone, user_name } = named
  const owner = await api.newTeam({ name, timezone, user_name })
  const member = role === 'super_admin' ? owner : await api.newUser(owner.team_id, { role, name: user_name })
  await addPeople(api, owner.team_id, people)
  const asOwner = callerOf(api, owner.token)
  for (const [index, store] of stores.entries())
    await addStore(api, asOwner, shops, { name: `Shop ${index + 1}`, ...store })
  await addConnected(asOwner, network, { team: owner.team_id, people: connected })
  await addTracked(asOwner, tracked)
  if (stores.length + connected.length > 0) await countSales(api, owner.team_id)

  const asMember = callerOf(api, member.token)
  return {
    ...(await memberOf(api, member)),
    stores: await asMember<Store[]>('GET', '/ecommerce/stores?per_page=100'),
    accounts: await accountsOf(asMember, 'social'),
    tracked: await accountsOf(asMember, 'tracker'),
    shop: shops.open({ title: 'A shop to connect', orders: defaultOrders }).connection,
  }
}

/** Counts what posts sold now: a worker would do it within seconds, so figures would change while they are shown. */
async function countSales({ dependencies }: TestApi, team: number) {
  await countDue(dependencies, team)
  await estimateDueLifts(dependencies, team)
}

/** Adds a member to an existing team. */
export const makeMember = async (api: TestApi, { team_id, role }: { team_id: number; role: Role }) =>
  memberOf(api, await api.newUser(team_id, { role }))

const memberOf = async (
  api: TestApi,
  { password, token }: { password: string; token: string },
): Promise<Member> => ({ user: await callerOf(api, token)<User>('GET', '/me'), password, token })

/** The audit log shows it, and pictures of it must not differ. */
const sameInEachRun = { 'X-Request-Id': 'made-for-a-team' }

const callerOf =
  (api: TestApi, token: string): Caller =>
  async <Data>(method: string, path: string, body?: unknown) => {
    const response = await api.request(method, path, { token, body, headers: sameInEachRun })
    const answer = (await response.json()) as { data: Data; message?: string }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`)
    return answer.data
  }

async function addStore(
  api: TestApi,
  call: Caller,
  shops: SimulatedShops,
  options: StoreOptions & { name: string },
) {
  const { name, type = 'woocommerce', orders = defaultOrders, sync = 'synced', archived = false } = options
  const { hasReport } = options
  const { shop, connection } = shops.open({ title: name, orders, hasReport })
  // The first page of orders never arrives. Requests that only count orders ask for smaller pages, and are answered.
  if (sync === 'reading')
    shop.faults.add({ kind: 'slow', match: firstPageOfOrders, delayMs: forEverMs, times: Infinity })
  const currencies = await call<Currency[]>('GET', '/helpers/currencies')
  const currency = currencies.find(({ code }) => code === shop.currency)
  const { id } = await call<Store>('POST', '/ecommerce/stores', {
    type,
    name,
    currency_id: currency?.id,
    ...keysFor(type, connection),
  })
  if (sync !== 'reading') await untilRun(api, id)
  await until(call, id, sync === 'reading' ? isReadingOrders : isInState('succeeded'))
  if (archived) await call('POST', '/ecommerce/stores/archive', { ids: [id] })
  if (sync !== 'refused') return
  shop.keys.length = 0
  await call('POST', '/ecommerce/stores/sync', { ids: [id] })
  await untilRun(api, id)
  await until(call, id, isInState('failed'))
}

const keysFor = (type: StoreType, shop: Shop) =>
  type === 'shopify'
    ? {
        shopify_store_name: shop.shopify_store_name,
        shopify_access_token: shop.shopify_access_token,
        shopify_client_secret: shop.shopify_client_secret,
      }
    : {
        woocommerce_url: shop.woocommerce_url,
        woocommerce_consumer_key: shop.woocommerce_consumer_key,
        woocommerce_consumer_secret: shop.woocommerce_consumer_secret,
      }

const firstNames = [
  'Ada',
  'Bruno',
  'Chiara',
  'Deniz',
  'Elena',
  'Fatma',
  'Goran',
  'Hanna',
  'Ilse',
  'Jonas',
  'Kaan',
  'Leyla',
]
const lastNames = ['Aksoy', 'Bergman', 'Costa', 'Demir', 'Eklund', 'Fischer', 'Greco']

/** Adds people with different names, whose roles alternate. */
async function addPeople(api: TestApi, team_id: number, count: number) {
  const below = roles.slice(1)
  for (let index = 0; index < count; index += 1) {
    const name = `${firstNames[index % firstNames.length]} ${lastNames[index % lastNames.length]}`
    await api.newUser(team_id, { name, role: below[index % below.length] })
  }
}

type Condition = (sync: Store['sync']) => boolean

const isInState =
  (wanted: Store['sync']['state']): Condition =>
  ({ state }) =>
    state === wanted

const isReadingOrders: Condition = ({ progress }) =>
  progress.some(({ kind, state }) => kind === 'customers' && state === 'done')

/**
 * Waits for a sync to end. It uses one statement, because calling the API at each look would cost as much as
 * the sync.
 */
async function untilRun({ dependencies: { database } }: TestApi, id: number) {
  for (;;) {
    const query = database.selectFrom('store_syncs').select('state').where('store_id', '=', id)
    const { state } = await query.executeTakeFirstOrThrow()
    if (state !== 'queued' && state !== 'running') return
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs))
  }
}

/** Waits for a condition of a sync, and fails when it ended otherwise. */
async function until(call: Caller, id: number, isThere: Condition) {
  for (;;) {
    const store = (await call<Store[]>('GET', `/ecommerce/stores?store_id=${id}`)).find(
      (candidate) => candidate.id === id,
    )
    if (store && isThere(store.sync)) return
    if (store?.sync.state === 'failed') throw new Error(`The sync failed: ${store.sync.error?.message}`)
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs))
  }
}
