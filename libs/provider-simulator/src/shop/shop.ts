import type { Customer, Dataset, Order, OrderStatus, Product, Refund } from '../dataset/dataset.ts'
import { type FaultList, createFaultList } from '../faults/fault-list.ts'
import { createShopClock, daysBetween, shiftDays, type ShopClock } from './shop-clock.ts'

/** A pair as WooCommerce hands it out, and what it may do. */
export interface ShopKey {
  consumerKey: string
  consumerSecret: string
  permission: 'read' | 'write' | 'read_write'
}

/** What a simulated shop is made of. */
export interface ShopOptions {
  /** Its part of the address: letters, digits and hyphens. */
  name: string
  title?: string
  /** Also answer without the name in the path when the request's host is this one. */
  host?: string
  currency?: string
  /** IANA name; the file's times are this zone's. */
  timeZone?: string
  keys: ShopKey[]
  dataset: Dataset
  /** `YYYY-MM-DD`: every time is moved by whole days so that the newest line falls on that day. */
  shiftToEnd?: string
  /** Wait before each answer, in milliseconds. */
  slowMs?: number
  /** The time of changes made while it runs. */
  now?: () => Date
}

/** An order as the shop keeps it: the dataset's, in the shop's days, with its times in UTC beside them. */
export interface ShopOrder extends Order {
  createdGmt: string
  modifiedGmt: string
  refunds: ShopRefund[]
  trashedFrom?: OrderStatus
}

export interface ShopRefund extends Refund {
  atGmt: string
}

/** A running shop: its content, its keys and the faults it was told to make. */
export interface Shop {
  name: string
  title: string
  host: string | undefined
  currency: string
  timeZone: string
  keys: ShopKey[]
  slowMs: number
  clock: ShopClock
  now: () => Date
  faults: FaultList
  products: Product[]
  customers: Customer[]
  orders: Map<number, ShopOrder>
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
    const refunds = order.refunds.map((refund) => {
      const at = move(refund.at)
      return { ...refund, at, atGmt: clock.toGmt(at) }
    })
    orders.set(order.id, {
      ...order,
      createdAt,
      modifiedAt,
      paidAt: moveIfSet(order.paidAt),
      completedAt: moveIfSet(order.completedAt),
      createdGmt: clock.toGmt(createdAt),
      modifiedGmt: clock.toGmt(modifiedAt),
      refunds,
    })
    nextId = Math.max(nextId, order.id + 1, ...refunds.map(({ id }) => id + 1))
    for (const { id } of [...order.lines, ...order.shipping, ...order.fees])
      nextItemId = Math.max(nextItemId, id + 1)
    for (const { lines } of refunds) for (const { id } of lines) nextItemId = Math.max(nextItemId, id + 1)
  }

  return {
    name: options.name,
    title: options.title ?? options.name,
    host: options.host,
    currency: options.currency ?? 'GBP',
    timeZone,
    keys: options.keys,
    slowMs: options.slowMs ?? 0,
    clock,
    now: options.now ?? (() => new Date()),
    faults: createFaultList(),
    products: dataset.products.map((product) => ({ ...product, createdAt: move(product.createdAt) })),
    customers: dataset.customers.map((customer) => ({ ...customer, createdAt: move(customer.createdAt) })),
    orders,
    version: 0,
    nextId,
    nextItemId,
  }
}
