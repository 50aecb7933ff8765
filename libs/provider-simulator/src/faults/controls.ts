import type { Context, Hono } from 'hono'
import { type OrderStatus, orderStatuses } from '../dataset/dataset.ts'
import {
  addOrder,
  deleteOrder,
  modifyOrder,
  type NewOrder,
  refundOrder,
  trashOrder,
} from '../shop/change-shop.ts'
import type { Shop } from '../shop/shop.ts'
import { type Fault, type FaultKind, faultKinds } from './fault-list.ts'

/** A request to the control path that cannot be followed. */
class ControlError extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON only, so that a page from elsewhere cannot post here without being asked for permission first. */
const readBody = async (context: Context): Promise<Record<string, unknown>> => {
  if (!context.req.header('Content-Type')?.startsWith('application/json'))
    throw new ControlError('Send JSON as application/json')
  const body: unknown = await context.req.json().catch(() => undefined)
  if (!isRecord(body)) throw new ControlError('Send a JSON object')
  return body
}

const numberOr = (value: unknown, name: string): number | undefined => {
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    throw new ControlError(`${name} must be a number of 0 or more`)
  return value
}

const required = (value: number | undefined, name: string): number => {
  if (value === undefined) throw new ControlError(`${name} is missing`)
  return value
}

const shopsOf = (shops: Shop[], name: unknown): Shop[] => {
  const found = name === undefined ? shops : shops.filter((shop) => shop.name === name)
  if (found.length === 0) throw new ControlError(`There is no shop "${String(name)}"`)
  return found
}

const toFault = (body: Record<string, unknown>): Fault => {
  const { kind, match } = body
  if (!faultKinds.includes(kind as FaultKind))
    throw new ControlError(`kind must be one of ${faultKinds.join(', ')}`)
  if (match !== undefined && !isRecord(match)) throw new ControlError('match must be { path?, query? }')
  const { path, query } = match ?? {}
  if (path !== undefined && typeof path !== 'string') throw new ControlError('match.path must be text')
  if (query !== undefined && !isRecord(query)) throw new ControlError('match.query must be an object')
  return {
    kind: kind as FaultKind,
    match: {
      path,
      query: query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    },
    times: numberOr(body.times, 'times'),
    delayMs: numberOr(body.delay_ms, 'delay_ms'),
    status: numberOr(body.status, 'status'),
    retryAfter: numberOr(body.retry_after, 'retry_after'),
  }
}

const toStatus = (value: unknown): OrderStatus => {
  const status = orderStatuses.find((known) => known === value)
  if (!status) throw new ControlError(`status must be one of ${orderStatuses.join(', ')}`)
  return status
}

const toNewOrder = (body: Record<string, unknown>): NewOrder => {
  const lines = Array.isArray(body.lines) ? body.lines : []
  return {
    customerId: numberOr(body.customer_id, 'customer_id'),
    status: body.status === undefined ? undefined : toStatus(body.status),
    currency: typeof body.currency === 'string' ? body.currency : undefined,
    email: typeof body.email === 'string' ? body.email : undefined,
    lines: lines.filter(isRecord).map((line) => ({
      sku: String(line.sku),
      name: typeof line.name === 'string' ? line.name : undefined,
      quantity: required(numberOr(line.quantity, 'quantity'), 'quantity'),
      total: required(numberOr(line.total, 'total'), 'total'),
    })),
  }
}

const change = (shop: Shop, body: Record<string, unknown>): { id: number } => {
  if (body.change === 'add-order') return { id: addOrder(shop, toNewOrder(body)) }
  const id = required(numberOr(body.id, 'id'), 'id')
  if (body.change === 'modify-order') modifyOrder(shop, id, { status: toStatus(body.status) })
  else if (body.change === 'refund-order')
    return { id: refundOrder(shop, id, required(numberOr(body.amount, 'amount'), 'amount')) }
  else if (body.change === 'trash-order') trashOrder(shop, id)
  else if (body.change === 'delete-order') deleteOrder(shop, id)
  else
    throw new ControlError(
      'change must be one of add-order, modify-order, refund-order, trash-order, delete-order',
    )
  return { id }
}

const answering = (work: (context: Context) => unknown) => async (context: Context) => {
  try {
    return context.json((await work(context)) as object)
  } catch (error) {
    if (error instanceof ControlError || error instanceof RangeError)
      return context.json({ message: error.message }, 400)
    throw error
  }
}

/** `/__faults` and `/__changes`: what tests and the demo tell the simulator to do. Not part of WooCommerce. */
export const addControls = (app: Hono, shops: Shop[]): void => {
  app.post(
    '/__faults',
    answering(async (context) => {
      const body = await readBody(context)
      const fault = toFault(body)
      for (const shop of shopsOf(shops, body.shop)) shop.faults.add(fault)
      return { waiting: shops.map(({ name, faults }) => ({ shop: name, faults: faults.list() })) }
    }),
  )
  app.get(
    '/__faults',
    answering(() => ({ waiting: shops.map(({ name, faults }) => ({ shop: name, faults: faults.list() })) })),
  )
  app.delete(
    '/__faults',
    answering(() => {
      for (const { faults } of shops) faults.clear()
      return { waiting: [] }
    }),
  )
  app.post(
    '/__changes',
    answering(async (context) => {
      const body = await readBody(context)
      return change(shopsOf(shops, body.shop)[0]!, body)
    }),
  )
}
