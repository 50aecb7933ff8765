import { categories } from '../dataset/categories.ts'
import type { Category } from '../dataset/categories.ts'
import type { Dataset, Order } from '../dataset/dataset.ts'
import { createFaultList } from '../faults/fault-list.ts'
import type { FaultList } from '../faults/fault-list.ts'
import { createDeliveries } from '../webhooks/deliveries.ts'
import type { Deliveries } from '../webhooks/deliveries.ts'
import { createShopClock, daysBetween, shiftDays } from './shop-clock.ts'
import type { ShopClock } from './shop-clock.ts'
import { isTestOrder } from './test-order.ts'
import type { VisitOf } from './visit.ts'
import type { ShopCustomer, ShopOrder, ShopProduct } from './shop-rows.ts'

/** A pair of WooCommerce keys, and its permission. */
export interface ShopKey {
  consumerKey: string
  consumerSecret: string
  permission: 'read' | 'write' | 'read_write'
}

/** A Shopify app that this shop has installed. */
export interface ShopifyApp {
  clientId: string
  /** Also signs the webhooks. */
  clientSecret: string
  /** A permanent token (`shpat_…`); without it the app can only get tokens by client credentials. */
  accessToken?: string
  /** By default read access to orders of any age, customers and products. */
  scopes?: string[]
  /** Names, email addresses and postal addresses: shown, silently null, or refused with an error. */
  protectedData?: 'approved' | 'hidden' | 'refused'
  /** Costs of products: shown, or refused with the error for people who may not view product costs. */
  costs?: 'shown' | 'refused'
  /**
   * How a page's size counts in the cost of a query: each row as documented (the default, and more
   * expensive), or much less for large pages, as answers of real shops show since 2025.
   */
  costRule?: 'documented' | 'measured'
  /** Points per second; 100 by default, as for a Standard plan. */
  restoreRate?: number
  /** Most points that its bucket can have, 2,000 by default. */
  maximumAvailable?: number
}

/**
 * Whether Shopify serves the shop: a `frozen` shop hasn't paid, a `forbidden` one refuses the app (403),
 * Shopify has `locked` it, a `closed` one no longer exists.
 */
export type ShopState = 'open' | 'frozen' | 'forbidden' | 'locked' | 'closed'

/** What a simulated shop is made of. */
export interface ShopOptions {
  /** The shop's part of the address: letters, digits and hyphens. */
  name: string
  title?: string
  /** The shop also answers without its name in the path when the request's host is this one. */
  host?: string
  currency?: string
  /** Whether product prices include tax. */
  pricesIncludeTax?: boolean
  /**
   * Whether the shop keeps costs of products (in WooCommerce a feature that can be switched on). It doesn't
   * by default.
   */
  costs?: boolean
  /** IANA name; the file's times are read in this zone. */
  timeZone?: string
  /** Keys that open it as a WooCommerce shop. */
  keys?: ShopKey[]
  /** Apps that open it as a Shopify shop. */
  apps?: ShopifyApp[]
  dataset: Dataset
  /** `YYYY-MM-DD`: every time is moved by whole days so that the newest line is on that day. */
  shiftToEnd?: string
  /** Whether WooCommerce's analytics is switched on; true by default. */
  hasAnalytics?: boolean
  /** Wait before each answer, in milliseconds. */
  slowMs?: number
  /** The time of changes made while it runs, and of everything with a duration: tokens, limits, retries. */
  now?: () => Date
  /** How many polls of a bulk operation are answered with RUNNING before it is complete; 1 by default. */
  bulkPolls?: number
  /**
   * Replaces `bulkPolls`: how long a bulk operation takes by the shop's clock, whether or not it is polled.
   */
  bulkSeconds?: number
  /**
   * How many bulk operations an app can run at once: 5 by default, and 1 for behaviour before version
   * 2026-01.
   */
  concurrentBulks?: number
  /**
   * How buyers found the shop. Without it WooCommerce knows nothing, as before version 8.5, and Shopify knows
   * a source for four orders in five.
   */
  visitOf?: VisitOf
  /** Delivers the webhooks to their addresses; without it they are only logged. */
  deliver?: typeof fetch
}

/** A running shop: its content, its keys and its pending faults. */
export interface Shop {
  name: string
  title: string
  host: string | undefined
  currency: string
  pricesIncludeTax: boolean
  costs: boolean
  timeZone: string
  keys: ShopKey[]
  apps: ShopifyApp[]
  state: ShopState
  /** The statuses that its own analytics excludes. */
  excludedStatuses: string[]
  /** The date of an order that WooCommerce's analytics uses. */
  dateType: 'date_created' | 'date_paid' | 'date_completed'
  /** Whether WooCommerce's analytics is switched on. */
  hasAnalytics: boolean
  slowMs: number
  bulkPolls: number
  bulkSeconds: number | undefined
  concurrentBulks: number
  clock: ShopClock
  /** May be set later, once the posts that lead to this shop are known. */
  visitOf: VisitOf | undefined
  now: () => Date
  faults: FaultList
  /** Its webhooks, and how their messages are delivered. */
  deliveries: Deliveries
  /** WooCommerce's categories; Shopify's collections are those of the dataset. */
  categories: Category[]
  products: ShopProduct[]
  customers: ShopCustomer[]
  orders: Map<number, ShopOrder>
  /** Fields that WooCommerce answers instead of a row's own, by the row's kind and id; see `breakRow`. */
  brokenRows: Map<string, Record<string, unknown>>
  /** Increases with each change, so lists that were sorted before it are stale. */
  version: number
  nextId: number
  nextItemId: number
}

const namePattern = /^[a-z0-9][a-z0-9-]{0,62}$/

/** Creates a shop that can be served. It gets its own copy of the content: the dataset isn't changed. */
export const createShop = (options: ShopOptions): Shop => {
  refuseInvalid(options)
  const { dataset } = options
  const timeZone = options.timeZone ?? 'Europe/London'
  const clock = createShopClock(timeZone)
  const move = moveDays(options)
  const orders = dataset.orders.map((order) => copyOrder(order, move, clock))
  const withTimes = <Row extends { createdAt: string }>(row: Row) => {
    const createdAt = move(row.createdAt)
    return { ...row, createdAt, modifiedAt: createdAt }
  }
  const now = options.now ?? (() => new Date())

  return {
    name: options.name,
    title: options.title ?? options.name,
    host: options.host,
    currency: options.currency ?? 'GBP',
    pricesIncludeTax: options.pricesIncludeTax ?? false,
    costs: options.costs ?? false,
    timeZone,
    keys: options.keys ?? [],
    apps: options.apps ?? [],
    state: 'open',
    excludedStatuses: ['pending', 'cancelled', 'failed'],
    dateType: 'date_paid',
    hasAnalytics: options.hasAnalytics ?? true,
    slowMs: options.slowMs ?? 0,
    bulkPolls: options.bulkPolls ?? 1,
    bulkSeconds: options.bulkSeconds,
    concurrentBulks: options.concurrentBulks ?? 5,
    clock,
    visitOf: options.visitOf,
    now,
    faults: createFaultList(),
    deliveries: createDeliveries({ now, fetch: options.deliver }),
    categories: [...categories],
    products: dataset.products.map(withTimes),
    customers: dataset.customers.map(withTimes),
    orders: new Map(orders.map((order) => [order.id, order])),
    brokenRows: new Map(),
    version: 0,
    nextId: nextIdAfter([
      ...dataset.customers,
      ...dataset.products,
      ...orders,
      ...orders.flatMap((order) => order.refunds),
    ]),
    nextItemId: nextIdAfter(orders.flatMap(itemsOf)),
  }
}

function refuseInvalid({ name, shiftToEnd }: ShopOptions) {
  if (!namePattern.test(name))
    throw new RangeError(`The shop name "${name}" must be letters, digits and hyphens`)
  if (shiftToEnd !== undefined && Number.isNaN(Date.parse(shiftToEnd)))
    throw new RangeError(`shiftToEnd "${shiftToEnd}" is not a day like 2026-11-21`)
}

/** Moves a time of the dataset by the days of `shiftToEnd`. */
function moveDays({ dataset, shiftToEnd }: ShopOptions): (local: string) => string {
  const days = shiftToEnd && dataset.lastDay ? daysBetween(dataset.lastDay, shiftToEnd) : 0
  return (local) => shiftDays(local, days)
}

/** The shop's own copy of an order, at its moved times. */
function copyOrder(order: Order, move: (local: string) => string, clock: ShopClock): ShopOrder {
  const createdAt = move(order.createdAt)
  const modifiedAt = move(order.modifiedAt)
  const moveIfSet = (local: string | null) => local && move(local)
  const lines = order.lines.map((line) => ({ ...line }))
  const ownLines = new Map(order.lines.map((line, at) => [line, lines[at]!]))
  const refunds = order.refunds.map((refund) => {
    const at = move(refund.at)
    const back = refund.lines.map((one) => ({ ...one, line: ownLines.get(one.line) ?? one.line }))
    return { ...refund, lines: back, at, atGmt: clock.toGmt(at) }
  })
  return {
    ...order,
    lines,
    createdAt,
    modifiedAt,
    paidAt: moveIfSet(order.paidAt),
    completedAt: moveIfSet(order.completedAt),
    createdGmt: clock.toGmt(createdAt),
    modifiedGmt: clock.toGmt(modifiedAt),
    refunds,
    test: isTestOrder(order),
  }
}

/** The lines, postage and fees of an order, and those of its refunds. */
const itemsOf = ({ lines, shipping, fees, refunds }: ShopOrder): { id: number }[] => [
  ...lines,
  ...shipping,
  ...fees,
  ...refunds.flatMap((refund) => [...refund.lines, ...(refund.shipping ?? []), ...(refund.fees ?? [])]),
]

/** The first id that is larger than all of these. */
const nextIdAfter = (rows: readonly { id: number }[]): number =>
  rows.reduce((next, { id }) => Math.max(next, id + 1), 1)
