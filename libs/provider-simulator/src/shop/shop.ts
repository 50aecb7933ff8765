import { categories } from '../dataset/categories.ts'
import type { Category } from '../dataset/categories.ts'
import type { Dataset } from '../dataset/dataset.ts'
import { createFaultList } from '../faults/fault-list.ts'
import type { FaultList } from '../faults/fault-list.ts'
import { createDeliveries } from '../webhooks/deliveries.ts'
import type { Deliveries } from '../webhooks/deliveries.ts'
import { createShopClock, daysBetween, shiftDays } from './shop-clock.ts'
import type { ShopClock } from './shop-clock.ts'
import { isTestOrder } from './test-order.ts'
import type { VisitOf } from './visit.ts'
import type { ShopCustomer, ShopOrder, ShopProduct } from './shop-rows.ts'

/** A pair as WooCommerce hands it out, and what it may do. */
export interface ShopKey {
  consumerKey: string
  consumerSecret: string
  permission: 'read' | 'write' | 'read_write'
}

/** An app of Shopify's that this shop has installed. */
export interface ShopifyApp {
  clientId: string
  /** Also signs the webhooks. */
  clientSecret: string
  /** A token that lasts (`shpat_…`); without it there are only those of the client credentials. */
  accessToken?: string
  /** By default orders of any age, customers and products, all for reading. */
  scopes?: string[]
  /** Names, mails, addresses: shown, null without a word, or refused with an error. */
  protectedData?: 'approved' | 'hidden' | 'refused'
  /** What products cost: shown, or refused with an error as to who may not view product costs. */
  costs?: 'shown' | 'refused'
  /**
   * How a page's size counts: each row as documented (the default, and the dearer), or hardly more for large pages, as
   * answers of real shops show it since 2025.
   */
  costRule?: 'documented' | 'measured'
  /** Points in a second; a Standard plan's 100 by default. */
  restoreRate?: number
  /** Points that its bucket holds, 2,000 by default. */
  maximumAvailable?: number
}

/** Whether Shopify serves the shop: `frozen` is not paid for, `locked` is in its hands, `closed` is gone. */
export type ShopState = 'open' | 'frozen' | 'forbidden' | 'locked' | 'closed'

/** What a simulated shop is made of. */
export interface ShopOptions {
  /** Its part of the address: letters, digits and hyphens. */
  name: string
  title?: string
  /** Also answer without the name in the path when the request's host is this one. */
  host?: string
  currency?: string
  /** Whether what is written on its shelves holds the tax. */
  pricesIncludeTax?: boolean
  /** Whether the costs of products are kept: of WooCommerce a feature that is switched on. None by default. */
  costs?: boolean
  /** IANA name; the file's times are this zone's. */
  timeZone?: string
  /** Those that open it as a WooCommerce shop. */
  keys?: ShopKey[]
  /** Those that open it as a Shopify shop. */
  apps?: ShopifyApp[]
  dataset: Dataset
  /** `YYYY-MM-DD`: every time is moved by whole days so that the newest line falls on that day. */
  shiftToEnd?: string
  /** Whether WooCommerce's analytics is switched on; it is unless told. */
  hasAnalytics?: boolean
  /** Wait before each answer, in milliseconds. */
  slowMs?: number
  /** The time of changes made while it runs, and of everything that lasts: tokens, limits, retries. */
  now?: () => Date
  /** How many questions about a bulk operation are answered with RUNNING before it is complete; 1 by default. */
  bulkPolls?: number
  /** How long a bulk operation takes instead, by the shop's clock, whether or not anybody asks. */
  bulkSeconds?: number
  /** How many an app runs at once: 5 by default, and 1 as before version 2026-01. */
  bulkAtOnce?: number
  /**
   * How buyers came. Without it WooCommerce has noted nothing, as before its version 8.5, and Shopify knows a way for four
   * orders of five.
   */
  visitOf?: VisitOf
  /** Takes the webhooks to their addresses; without it they are only noted down. */
  deliver?: typeof fetch
}

/** A running shop: its content, its keys and the faults it was told to make. */
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
  /** What its own analytics leaves out. */
  excludedStatuses: string[]
  /** Which date of an order WooCommerce's analytics goes by. */
  dateType: 'date_created' | 'date_paid' | 'date_completed'
  /** Whether WooCommerce's analytics is switched on. */
  hasAnalytics: boolean
  slowMs: number
  bulkPolls: number
  bulkSeconds: number | undefined
  bulkAtOnce: number
  clock: ShopClock
  /** May be set once it is known what leads here. */
  visitOf: VisitOf | undefined
  now: () => Date
  faults: FaultList
  /** Its webhooks, and what becomes of what they send. */
  deliveries: Deliveries
  /** Those of WooCommerce; Shopify's collections are the dataset's. */
  categories: Category[]
  products: ShopProduct[]
  customers: ShopCustomer[]
  orders: Map<number, ShopOrder>
  /** What WooCommerce answers instead of some fields of a row, by its kind and id; see `breakRow`. */
  brokenRows: Map<string, Record<string, unknown>>
  /** Grows with each change; lists that were sorted before it are stale. */
  version: number
  nextId: number
  nextItemId: number
}

const namePattern = /^[a-z0-9][a-z0-9-]{0,62}$/

/** A shop ready to be served. Its content belongs to it: the dataset it came from is not changed. */
export const createShop = (options: ShopOptions): Shop => {
  const { dataset, shiftToEnd } = options
  if (!namePattern.test(options.name))
    throw new RangeError(`The shop name "${options.name}" must be letters, digits and hyphens`)
  if (shiftToEnd !== undefined && Number.isNaN(Date.parse(shiftToEnd)))
    throw new RangeError(`shiftToEnd "${shiftToEnd}" is no day like 2026-11-21`)
  const timeZone = options.timeZone ?? 'Europe/London'
  const clock = createShopClock(timeZone)
  const days = shiftToEnd && dataset.lastDay ? daysBetween(dataset.lastDay, shiftToEnd) : 0
  const move = (local: string) => shiftDays(local, days)
  const moveIfSet = (local: string | null) => local && move(local)

  const orders = new Map<number, ShopOrder>()
  let nextId = 1
  let nextItemId = 1
  for (const order of dataset.orders) {
    const createdAt = move(order.createdAt)
    const modifiedAt = move(order.modifiedAt)
    const lines = order.lines.map((line) => ({ ...line }))
    const ownLines = new Map(order.lines.map((line, at) => [line, lines[at]!]))
    const refunds = order.refunds.map((refund) => {
      const at = move(refund.at)
      const back = refund.lines.map((one) => ({ ...one, line: ownLines.get(one.line) ?? one.line }))
      return { ...refund, lines: back, at, atGmt: clock.toGmt(at) }
    })
    orders.set(order.id, {
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
    })
    nextId = Math.max(nextId, order.id + 1, ...refunds.map(({ id }) => id + 1))
    for (const { id } of [...order.lines, ...order.shipping, ...order.fees])
      nextItemId = Math.max(nextItemId, id + 1)
    for (const { lines, shipping = [], fees = [] } of refunds)
      for (const { id } of [...lines, ...shipping, ...fees]) nextItemId = Math.max(nextItemId, id + 1)
  }

  for (const { id } of [...dataset.customers, ...dataset.products]) nextId = Math.max(nextId, id + 1)
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
    bulkAtOnce: options.bulkAtOnce ?? 5,
    clock,
    visitOf: options.visitOf,
    now,
    faults: createFaultList(),
    deliveries: createDeliveries({ now, fetch: options.deliver }),
    categories: [...categories],
    products: dataset.products.map(withTimes),
    customers: dataset.customers.map(withTimes),
    orders,
    brokenRows: new Map(),
    version: 0,
    nextId,
    nextItemId,
  }
}
