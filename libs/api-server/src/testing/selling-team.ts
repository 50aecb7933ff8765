import type { OrderRow, ProductRow, RefundRow } from '@tandem/connectors'
import { removeAccounts } from '../social/accounts/queries.ts'
import { writePosts } from '../social/accounts/write-posts.ts'
import { inTeam } from '../platform/database/team-scope.ts'
import type { TeamDatabase } from '../platform/database/team-scope.ts'
import { countDue } from '../insight/post-sales/count-due.ts'
import { setArchived } from '../commerce/stores/queries.ts'
import type { WriteScope } from '../commerce/sync/sync-state.ts'
import { dropOrders, writeOrders } from '../commerce/sync/write-orders.ts'
import { dropProducts, writeProducts } from '../commerce/sync/write-products.ts'
import { writeRefunds } from '../commerce/sync/write-refunds.ts'
import { addConnectedAccount } from './add-connected-account.ts'
import { plainPost } from './plain-post.ts'
import type { GivenPost } from './plain-post.ts'
import type { TestApi } from './test-api.ts'
import type { TestTeam } from './test-people.ts'

/**
 * An order in a test; missing fields get plain values. A line is `[product, units, total, cost of a unit]`.
 */
export type NewOrder = Partial<Omit<OrderRow, 'lines' | 'ordered_at'>> & {
  ordered_at: string
  lines?: [product: string | null, quantity: number, total: number, unit_cost?: number][]
}

/** A refund in a test, with lines like those of orders. */
export interface NewRefund {
  id: string
  order: string
  amount: number
  refunded_at?: string
  lines?: [product: string | null, quantity: number, total: number][]
  /** Without tax, like the next field. */
  shipping?: number
  fees?: number
  tax?: number
}

/** A team with a store and an account, whose rows are written as by a sync and a reading. */
export type SellingTeam = Awaited<ReturnType<typeof newSellingTeam>>

/** Creates one; nothing is counted until a test requests it. */
export async function newSellingTeam(api: TestApi, { timezone = 'Europe/Istanbul' } = {}) {
  const { database } = api.dependencies
  const team: TestTeam = await api.newTeam({ timezone })
  const within = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(database, team.team_id, work)
  const newStore = (name: string) =>
    within(async (db) => {
      const store = {
        type: 'woocommerce' as const,
        name,
        url: `https://${name}.example`,
        default_currency: 'GBP',
      }
      const { id } = await db
        .insertInto('stores')
        .values({ ...store, currency_id: null, archived_at: null, created_at: api.clock.now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    })
  const newAccount = (username: string) => addConnectedAccount(api, team.team_id, { username })
  const store_id = await newStore('oak')
  const account_id = await newAccount('oak')
  const scopeOf = (id: number): WriteScope => ({ store_id: id, currency: 'GBP', run: 1 })

  return {
    team,
    store_id,
    account_id,
    within,
    newStore,
    newAccount,
    /** Writes products with the shop's id and address; returns our ids in that order. */
    async products(
      rows: (Pick<ProductRow, 'provider_id' | 'permalink'> & Partial<ProductRow>)[],
      store = store_id,
    ) {
      await within((db) =>
        writeProducts(
          db,
          scopeOf(store),
          rows.map((row) => ({ ...plainProduct, name: `Product ${row.provider_id}`, ...row })),
        ),
      )
      const written = await within((db) =>
        db.selectFrom('products').select(['id', 'provider_id']).where('store_id', '=', store).execute(),
      )
      return rows.map(
        (row) => written.find(({ provider_id }) => provider_id === row.provider_id)?.id as number,
      )
    },
    dropProducts: (ids: string[], store = store_id) => within((db) => dropProducts(db, store, ids)),
    orders: (rows: NewOrder[], store = store_id) =>
      within((db) => writeOrders(db, scopeOf(store), rows.map(plainOrder))),
    dropOrders: (ids: string[], store = store_id) => within((db) => dropOrders(db, scopeOf(store), ids)),
    refunds: (rows: NewRefund[], store = store_id) =>
      within((db) => writeRefunds(db, scopeOf(store), rows.map(plainRefund))),
    archiveStore: (id: number, at: Date | null) => within((db) => setArchived(db, id, at)),
    /** Writes posts with the network's id; returns our ids in that order. */
    async posts(rows: GivenPost[], account = account_id, service: 'social' | 'tracker' = 'social') {
      const scope = {
        account_id: account,
        service,
        social: 'instagram' as const,
        followers_count: null,
      }
      await within((db) => writePosts(db, scope, rows.map(addressedPost), api.clock.now))
      const written = await within((db) =>
        db
          .selectFrom('social_posts')
          .select(['id', 'provider_id'])
          .where('account_id', '=', account)
          .execute(),
      )
      return rows.map(
        (row) => written.find(({ provider_id }) => provider_id === row.provider_id)?.id as number,
      )
    },
    removeAccount: (id: number) => within((db) => removeAccounts(db, [id])),
    count: () => countDue(api.dependencies, team.team_id),
  }
}

const plainProduct: Omit<ProductRow, 'provider_id' | 'permalink' | 'name'> = {
  status: 'publish',
  sku: null,
  price: 1000,
  image_url: null,
  price_max: 1000,
  stock_quantity: null,
  stock_status: null,
  modified_at: '2026-01-01T00:00:00.000Z',
  collection_provider_ids: [],
  costs: null,
}

let orders = 0

/** An order as a shop sends it. */
export function plainOrder({ lines = [], ordered_at, ...order }: NewOrder): OrderRow {
  const provider_id = order.provider_id ?? `plain-${++orders}`
  return {
    provider_id,
    number: provider_id,
    status: 'completed',
    currency: 'GBP',
    total: lines.reduce((sum, [, , total]) => sum + total, 0),
    tax_total: 0,
    shipping_total: 0,
    discount_total: 0,
    fee_total: 0,
    refunded_total: 0,
    ordered_at,
    modified_at: ordered_at,
    customer: { provider_id: null, email: null, name: 'Ada', city: null, country: null },
    attribution: null,
    discount_codes: [],
    payment_method: null,
    shipping_method: null,
    note: null,
    phone: null,
    billing_address: null,
    shipping_address: null,
    paid_at: null,
    is_edited: false,
    return_state: null,
    lines: lines.map(([product_provider_id, quantity, total, unit_cost = null], position) => ({
      provider_id: String(position),
      product_provider_id,
      variation_provider_id: null,
      name: 'Line',
      sku: null,
      quantity,
      removed_quantity: 0,
      removed_by: null,
      added_by: null,
      total,
      unit_cost,
    })),
    ...order,
  }
}

const plainRefund = ({
  id,
  order,
  amount,
  refunded_at = '2026-03-18T09:00:00.000Z',
  lines = [],
  shipping = 0,
  fees = 0,
  tax = 0,
}: NewRefund): RefundRow => ({
  provider_id: id,
  order_provider_id: order,
  amount,
  shipping_total: shipping,
  fee_total: fees,
  tax_total: tax,
  refunded_at,
  reason: null,
  lines: lines.map(([product_provider_id, quantity, total]) => ({ product_provider_id, quantity, total })),
})

const addressedPost = (post: GivenPost) =>
  plainPost({ permalink: `https://www.instagram.com/p/${post.provider_id}/`, ...post })
