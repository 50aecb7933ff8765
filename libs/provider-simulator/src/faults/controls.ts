import type { Context, Hono } from 'hono'
import type { Shop } from '../shop/shop.ts'
import { deliveryFaultKinds } from '../webhooks/delivery-faults.ts'
import { applyChange } from './apply-change.ts'
import { ControlError, isRecord, numberOr, oneOf, present, textOr } from './control-values.ts'
import { faultKinds } from './fault-list.ts'
import type { Fault } from './fault-list.ts'

/** Accepts JSON only, so that a page of another site can't post here without a preflight request. */
export const readBody = async (context: Context): Promise<Record<string, unknown>> => {
  if (!context.req.header('Content-Type')?.startsWith('application/json'))
    throw new ControlError('Send JSON as application/json')
  const body: unknown = await context.req.json().catch(() => undefined)
  if (!isRecord(body)) throw new ControlError('Send a JSON object')
  return body
}

const shopsOf = (shops: Shop[], name: unknown): Shop[] => {
  const found = name === undefined ? shops : shops.filter((shop) => shop.name === name)
  if (found.length === 0) throw new ControlError(`There is no shop "${String(name)}"`)
  return found
}

/** The fault that a control request names. */
export const toFault = (body: Record<string, unknown>): Fault => {
  const { match, retry_after: retryAfter } = body
  const kind = present(oneOf(body.kind, 'kind', faultKinds), 'kind')
  if (match !== undefined && !isRecord(match)) throw new ControlError('match must be { path?, query? }')
  const { path, query } = match ?? {}
  if (query !== undefined && !isRecord(query)) throw new ControlError('match.query must be an object')
  return {
    kind,
    match: {
      path: textOr(path, 'match.path'),
      query: query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    },
    skip: numberOr(body.skip, 'skip'),
    times: numberOr(body.times, 'times'),
    delayMs: numberOr(body.delay_ms, 'delay_ms'),
    status: numberOr(body.status, 'status'),
    retryAfter: typeof retryAfter === 'string' ? retryAfter : numberOr(retryAfter, 'retry_after'),
    bytes: numberOr(body.bytes, 'bytes'),
    code: numberOr(body.code, 'code'),
    subcode: numberOr(body.subcode, 'subcode'),
    message: textOr(body.message, 'message'),
    minutes: numberOr(body.minutes, 'minutes'),
  }
}

const deliveryActions = ['hold', 'release', 'send-due', 'fault'] as const

/** Sets what happens to the webhooks of a shop from now on, or to those that were held back. */
const steerDeliveries = async ({ deliveries }: Shop, body: Record<string, unknown>): Promise<void> => {
  const action = present(oneOf(body.action, 'action', deliveryActions), 'action')
  if (action === 'hold') deliveries.hold()
  else if (action === 'release') await deliveries.release({ reversed: body.reversed === true })
  else if (action === 'send-due') await deliveries.sendDue()
  else
    deliveries.addFault({
      kind: present(oneOf(body.kind, 'kind', deliveryFaultKinds), 'kind'),
      topic: textOr(body.topic, 'topic'),
      times: numberOr(body.times, 'times'),
    })
}

const describeDeliveries = ({ name, deliveries: { webhooks, log } }: Shop) => ({
  shop: name,
  webhooks: webhooks.map(({ id, topic, address }) => ({ id, topic, address })),
  sent: log.map(({ deliveryId, topic, address, status }) => ({ id: deliveryId, topic, address, status })),
})

/** Answers as JSON, with a message when the request can't be carried out. */
export const answering = (work: (context: Context) => unknown) => async (context: Context) => {
  try {
    return context.json((await work(context)) as object)
  } catch (error) {
    if (error instanceof ControlError || error instanceof RangeError)
      return context.json({ message: error.message }, 400)
    throw error
  }
}

/**
 * Adds `/__faults`, `/__changes` and `/__webhooks`, with which tests and the demo control the simulator. No
 * provider has them.
 */
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
      return applyChange(shopsOf(shops, body.shop)[0]!, body)
    }),
  )
  app.get(
    '/__webhooks',
    answering(() => ({ shops: shops.map(describeDeliveries) })),
  )
  app.post(
    '/__webhooks',
    answering(async (context) => {
      const body = await readBody(context)
      const steered = shopsOf(shops, body.shop)
      for (const shop of steered) await steerDeliveries(shop, body)
      return { shops: steered.map(describeDeliveries) }
    }),
  )
}
