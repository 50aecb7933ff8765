import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, TranslatedText, SearchTerm } from './fields.ts'
import { commerceMessages } from './commerce-messages.ts'
import { listOf } from './listed.ts'
import { PageMeta, pageSearch } from './page.ts'
import { NewStore, StoreChanges } from './store-connection.ts'
import { StoreType } from './store-type.ts'

/** What is read from a store, in this order. */
export const syncKinds = ['collections', 'products', 'customers', 'orders', 'refunds'] as const
/** A kind of row that a store is synced for. */
export const SyncKind = v.picklist(syncKinds)
export type SyncKind = v.InferOutput<typeof SyncKind>

/** Progress of syncing one kind of row. `total` is the store's own count, null until it is known. */
export const SyncProgress = v.strictObject({
  kind: SyncKind,
  state: v.picklist(['waiting', 'running', 'done']),
  done: Count,
  total: v.nullable(Count),
})
export type SyncProgress = v.InferOutput<typeof SyncProgress>

/** The latest sync of a store: `never` before the first, `queued` until a worker starts it. */
export const StoreSync = v.strictObject({
  state: v.picklist(['never', 'queued', 'running', 'succeeded', 'failed']),
  started_at: v.nullable(Instant),
  finished_at: v.nullable(Instant),
  /** When a sync last completed: the data shown is at least that fresh. */
  succeeded_at: v.nullable(Instant),
  /** What went wrong, in words a user can act on; set while `state` is `failed`. */
  error: v.nullable(v.strictObject({ message: TranslatedText, needs_reconnect: v.boolean() })),
  progress: v.array(SyncProgress),
  /** Set after a sync whose counts differ from the store's: the difference, in words. */
  difference: v.nullable(TranslatedText),
  /**
   * When all rows were last compared with the store's, whatever their modification dates say; null before the
   * first time.
   */
  compared_at: v.nullable(Instant),
  /** Rows of the store that couldn't be read; see `listUnreadRows`. */
  unread_count: Count,
})
export type StoreSync = v.InferOutput<typeof StoreSync>

/**
 * How changes in a store reach us: by webhook, or by polling. `reason` says in words why a store is only
 * polled; `last_event_at` is when the last webhook came.
 */
export const StoreUpdates = v.strictObject({
  by: v.picklist(['webhooks', 'polling']),
  reason: v.nullable(TranslatedText),
  last_event_at: v.nullable(Instant),
  /**
   * When the next automatic sync starts; null while it is syncing or archived, and until its credentials are
   * replaced.
   */
  next_sync_at: v.nullable(Instant),
})
export type StoreUpdates = v.InferOutput<typeof StoreUpdates>

/** What counts as a sale in a store: every order whose status is not excluded. */
export const StoreSales = v.strictObject({
  /** The rule in force. Carts, the trash and tests never count and aren't listed. */
  excluded: v.array(v.string()),
  /**
   * `shop`: the shop's own analytics; `team`: an admin's choice; `default`: the usual rule for this kind of
   * store.
   */
  chosen_by: v.picklist(['default', 'shop', 'team']),
  /**
   * Statuses that its orders have had, at most 100. `is_new`: a plugin added it and nobody has decided about
   * it yet.
   */
  statuses: v.array(v.strictObject({ status: v.string(), is_new: v.boolean() })),
})
export type StoreSales = v.InferOutput<typeof StoreSales>

/** A connected store with the counts of its last sync, never its credentials. */
export const Store = v.strictObject({
  id: Id,
  type: StoreType,
  name: v.string(),
  /** The store's public address. */
  url: v.string(),
  default_currency: CurrencyCode,
  currency_id: v.nullable(Id),
  archived_at: v.nullable(Instant),
  /** Since when it is being deleted; it is archived, too, and can't be restored. See `deleteStore`. */
  deletion_began_at: v.nullable(Instant),
  created_at: Instant,
  collections_count: Count,
  customers_count: Count,
  orders_count: Count,
  products_count: Count,
  sales: StoreSales,
  sync: StoreSync,
  updates: StoreUpdates,
  /**
   * What can't be read from the store, each in a sentence for people, such as orders that are too old for its
   * key.
   */
  notices: v.array(TranslatedText),
  /**
   * All orders since then are known; some earlier ones are missing, because the key only reads orders of the
   * last days. Null when all orders are known. Figures begin with the first whole day after it.
   */
  known_since: v.nullable(Instant),
  /** Notes on the store that the reader may see. */
  notes_count: Count,
})
export type Store = v.InferOutput<typeof Store>

/** The filter of stores: `search_term` is searched in their names and addresses. */
export const StoreSearch = v.strictObject({
  store_id: v.optional(Id),
  search_term: v.optional(SearchTerm),
  ...pageSearch,
})
export type StoreSearch = v.InferOutput<typeof StoreSearch>

/** Each store includes the progress of a running sync: poll while one runs. */
export const listStores = endpoint({
  name: 'listStores',
  method: 'GET',
  path: '/ecommerce/stores',
  summary: 'The stores of the team, archived ones last, with the state of their sync',
  access: 'stores.read',
  reads: ['stores', 'notes'],
  search: StoreSearch,
  data: v.array(Store),
  meta: PageMeta,
})

/**
 * Takes as long as the store needs to respond, up to half a minute. TOO_MANY_REQUESTS with `seconds_left`
 * when the team, or all teams together, have too many stores being checked.
 * @throws STORE_EXISTS when the team has a store with this address; STORE_LIMIT_REACHED
 */
export const createStore = endpoint({
  name: 'createStore',
  method: 'POST',
  path: '/ecommerce/stores',
  summary: 'Connect a store: its credentials are proved, then it is kept and its first sync starts',
  access: 'stores.write',
  changes: ['stores', 'audit'],
  body: NewStore,
  data: Store,
  status: 201,
  errors: ['STORE_EXISTS', 'STORE_LIMIT_REACHED', 'FETCH_ERROR', 'TRY_AGAIN_LATER'],
  limit: { calls: 20, seconds: 60, per: 'user' },
})

/** A different currency or new credentials start a sync; amounts are never converted. */
export const updateStore = endpoint({
  name: 'updateStore',
  method: 'PUT',
  path: '/ecommerce/stores/{id}',
  summary: 'Rename a store, change its currency or replace its credentials',
  access: 'stores.write',
  changes: ['stores', 'notifications', 'audit'],
  params: v.strictObject({ id: Id }),
  body: StoreChanges,
  data: Store,
  errors: ['MODEL_NOT_FOUND', 'CURRENCY_UPDATE_IN_PROGRESS', 'FETCH_ERROR', 'TRY_AGAIN_LATER'],
  limit: { calls: 20, seconds: 60, per: 'user' },
})

const maxChosenStores = 100

const storeIds = v.strictObject({
  ids: v.pipe(
    listOf(Id, maxChosenStores, commerceMessages.store.tooMany(maxChosenStores)),
    v.minLength(1, commerceMessages.store.noneChosen),
  ),
})

/** Starts a sync of each store that isn't syncing; refused when all of them are. */
export const syncStores = endpoint({
  name: 'syncStores',
  method: 'POST',
  path: '/ecommerce/stores/sync',
  summary: 'Read stores again',
  access: 'stores.sync',
  changes: ['stores', 'audit'],
  body: storeIds,
  data: v.array(Store),
  status: 202,
  errors: ['STORE_IS_ALREADY_SYNCING'],
})

/**
 * An archived store is neither synced nor counted; its data stays. Archiving an archived store changes
 * nothing.
 */
export const archiveStores = endpoint({
  name: 'archiveStores',
  method: 'POST',
  path: '/ecommerce/stores/archive',
  summary: 'Archive stores: a sync that runs is ended, their rows leave every list and figure',
  access: 'stores.write',
  changes: ['stores', 'orders', 'customers', 'products', 'figures', 'audit'],
  body: storeIds,
  data: v.array(Store),
})

/** Starts a sync of what changed in the meantime. Restoring a store that isn't archived changes nothing. */
export const restoreStores = endpoint({
  name: 'restoreStores',
  method: 'POST',
  path: '/ecommerce/stores/restore',
  summary: 'Restore archived stores and read them again',
  access: 'stores.write',
  changes: ['stores', 'orders', 'customers', 'products', 'figures', 'audit'],
  body: storeIds,
  data: v.array(Store),
})

/**
 * Deletes a store with everything that was read from it. From the answer on it is archived and can't be restored; its
 * rows are deleted in the background, then it leaves the list. The shop itself isn't changed.
 * @throws VALIDATION_FAILED on `name` when it isn't the store's, or when it is being deleted already
 */
export const deleteStore = endpoint({
  name: 'deleteStore',
  method: 'POST',
  path: '/ecommerce/stores/{id}/deletion',
  summary: 'Delete a store with its orders, customers and products',
  access: 'stores.delete',
  changes: ['stores', 'orders', 'customers', 'products', 'figures', 'audit'],
  params: v.strictObject({ id: Id }),
  body: v.strictObject({
    /** The name of the store, as people typed it to confirm. */
    name: v.pipe(
      v.string(commerceMessages.store.deletion.name),
      v.maxLength(200, commerceMessages.store.deletion.name),
    ),
  }),
  data: Store,
  status: 202,
  errors: ['MODEL_NOT_FOUND'],
  limit: { calls: 20, seconds: 60, per: 'user' },
})
