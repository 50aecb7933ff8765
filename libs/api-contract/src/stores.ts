import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, secret, text } from './fields.ts'
import { messages } from './messages.ts'
import { StoreType } from './store-type.ts'

/** What is read from a store, in the order it is read. */
export const syncKinds = ['collections', 'products', 'customers', 'orders', 'refunds'] as const
/** A kind of row that a store is read for. */
export const SyncKind = v.picklist(syncKinds)
export type SyncKind = v.InferOutput<typeof SyncKind>

/** How far the reading of one kind of row is. `total` is what the store says it has; null while it has not said. */
export const SyncProgress = v.strictObject({
  kind: SyncKind,
  state: v.picklist(['waiting', 'running', 'done']),
  done: Count,
  total: v.nullable(Count),
})
export type SyncProgress = v.InferOutput<typeof SyncProgress>

/** The latest sync of a store: `never` before the first, `queued` until a worker takes it. */
export const StoreSync = v.strictObject({
  state: v.picklist(['never', 'queued', 'running', 'succeeded', 'failed']),
  started_at: v.nullable(Instant),
  finished_at: v.nullable(Instant),
  /** When everything was last read to its end; what is shown is at least that fresh. */
  succeeded_at: v.nullable(Instant),
  /** What went wrong, in words a user can act on; set while `state` is `failed`. */
  error: v.nullable(v.strictObject({ message: v.string(), needs_reconnect: v.boolean() })),
  progress: v.array(SyncProgress),
  /** Set after a sync whose own counts differ from the store's: what differs, in words. */
  difference: v.nullable(v.string()),
})
export type StoreSync = v.InferOutput<typeof StoreSync>

/** A connected store with what was counted at its last sync; never its credentials. */
export const Store = v.strictObject({
  id: Id,
  type: StoreType,
  name: v.string(),
  /** The address people know the store by. */
  url: v.string(),
  default_currency: CurrencyCode,
  currency_id: v.nullable(Id),
  archived_at: v.nullable(Instant),
  created_at: Instant,
  collections_count: Count,
  customers_count: Count,
  orders_count: Count,
  products_count: Count,
  sync: StoreSync,
})
export type Store = v.InferOutput<typeof Store>

const store = messages.store
const name = text({ min: 2, max: 120, tooShort: store.name })
const currencyId = v.pipe(
  v.number(store.currency),
  v.safeInteger(store.currency),
  v.minValue(1, store.currency),
)

const isWebAddress = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

const consumerKey = v.pipe(
  secret({ min: 1, max: 200, tooShort: store.woocommerce.consumerKeyRequired }),
  v.startsWith('ck_', store.woocommerce.consumerKey),
)
const consumerSecret = v.pipe(
  secret({ min: 1, max: 200, tooShort: store.woocommerce.consumerSecretRequired }),
  v.startsWith('cs_', store.woocommerce.consumerSecret),
)

/** What a WooCommerce store is connected with. */
export const NewWooCommerceStore = v.strictObject({
  type: v.literal('woocommerce', store.typeNotYet),
  name,
  currency_id: currencyId,
  woocommerce_url: v.pipe(
    text({ min: 1, max: 500, tooShort: store.woocommerce.urlRequired }),
    v.check(isWebAddress, store.woocommerce.url),
  ),
  woocommerce_consumer_key: consumerKey,
  woocommerce_consumer_secret: consumerSecret,
})

/** The body that connects a store, by `type`. */
export const NewStore = v.variant('type', [NewWooCommerceStore], store.typeNotYet)
export type NewStore = v.InferOutput<typeof NewStore>

/** What can be changed of a store; new credentials are proved before they are kept, and come together. */
export const StoreChanges = v.pipe(
  v.strictObject({
    name: v.optional(name),
    currency_id: v.optional(currencyId),
    woocommerce_consumer_key: v.optional(consumerKey),
    woocommerce_consumer_secret: v.optional(consumerSecret),
  }),
  v.check((changes) => Object.values(changes).some((change) => change !== undefined), store.nothingToSave),
  v.forward(
    v.check(
      (changes) =>
        (changes.woocommerce_consumer_key === undefined) ===
        (changes.woocommerce_consumer_secret === undefined),
      store.woocommerce.credentialsTogether,
    ),
    ['woocommerce_consumer_secret'],
  ),
)
export type StoreChanges = v.InferOutput<typeof StoreChanges>

/** Progress of a running sync is in each store: read it again while one runs. */
export const listStores = endpoint({
  name: 'listStores',
  method: 'GET',
  path: '/ecommerce/stores',
  summary: 'The stores of the team, archived ones last, with the state of their sync',
  access: 'stores.read',
  data: v.array(Store),
})

/** Takes as long as the store needs to answer, up to half a minute. @throws STORE_EXISTS for an address of the team */
export const createStore = endpoint({
  name: 'createStore',
  method: 'POST',
  path: '/ecommerce/stores',
  summary: 'Connect a store: its credentials are proved, then it is kept and its first sync starts',
  access: 'stores.write',
  body: NewStore,
  data: Store,
  status: 201,
  errors: ['STORE_EXISTS', 'FETCH_ERROR', 'TRY_AGAIN_LATER'],
  limit: { calls: 20, seconds: 60, per: 'user' },
})

/** Another currency or other credentials start a sync; amounts are never converted. */
export const updateStore = endpoint({
  name: 'updateStore',
  method: 'PUT',
  path: '/ecommerce/stores/{id}',
  summary: 'Rename a store, change its currency or replace its credentials',
  access: 'stores.write',
  params: v.strictObject({ id: Id }),
  body: StoreChanges,
  data: Store,
  errors: ['MODEL_NOT_FOUND', 'FETCH_ERROR', 'TRY_AGAIN_LATER'],
  limit: { calls: 20, seconds: 60, per: 'user' },
})

/** Starts a sync of each store that is not being synced; refused when none is left to start. */
export const syncStores = endpoint({
  name: 'syncStores',
  method: 'POST',
  path: '/ecommerce/stores/sync',
  summary: 'Read stores again',
  access: 'stores.sync',
  body: v.strictObject({
    ids: v.pipe(v.array(Id), v.minLength(1, store.noneChosen), v.maxLength(100, store.tooMany)),
  }),
  data: v.array(Store),
  status: 202,
  errors: ['STORE_IS_ALREADY_SYNCING'],
})
