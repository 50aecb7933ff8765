import type { ShopChange } from '../shop/shop-change.ts'
import { deliverMessage } from './deliver-message.ts'
import type { Delivery } from './deliver-message.ts'
import { faultsToMake } from './delivery-faults.ts'
import type { DeliveryFault } from './delivery-faults.ts'
import type { Webhook, WebhookMessage } from './webhook.ts'

/** One try to deliver a message to its address. */
export interface DeliveryRecord {
  deliveryId: string
  topic: string
  address: string
  body: string
  /** The status of the answer; null when the address couldn't be reached or nothing delivers messages. */
  status: number | null
}

/** The webhooks of a shop and the messages they send, one after the other. */
export interface Deliveries {
  webhooks: Webhook[]
  /** Delivers the messages; can be set once the receiver runs. */
  fetch: typeof fetch | undefined
  log: DeliveryRecord[]
  announce: (change: ShopChange) => void
  /** Sends one message, even if nothing happened; unsigned when `isSigned` is false. */
  send: (webhook: Webhook, message: WebhookMessage, isSigned?: boolean) => Promise<void>
  addFault: (fault: DeliveryFault) => void
  /** Holds every message back until `release`. */
  hold: () => void
  /** Sends the held messages, the newest first when `reversed`. */
  release: (options?: { reversed?: boolean }) => Promise<void>
  /** Retries the failed messages that are due. */
  sendDue: () => Promise<void>
  /** Resolves once everything on its way has arrived. */
  settled: () => Promise<void>
}

/** Creates deliveries without webhooks or messages. */
export const createDeliveries = (options: { now: () => Date; fetch?: typeof fetch }): Deliveries => {
  const { now } = options
  const webhooks: Webhook[] = []
  const log: DeliveryRecord[] = []
  const faults = faultsToMake()
  let isHolding = false
  let held: Delivery[] = []
  let failed: { delivery: Delivery; dueAt: number }[] = []
  let last: Promise<void> = Promise.resolve()

  const attempt = async (delivery: Delivery, isSigned = true) => {
    const status = deliveries.fetch ? await deliverMessage(deliveries.fetch, delivery, isSigned) : null
    const { id: deliveryId, webhook, message } = delivery
    log.push({ deliveryId, topic: message.topic, address: webhook.address, body: message.body, status })
    if (!isSigned || !deliveries.fetch) return
    delivery.tries += 1
    const isTaken = status !== null && status >= 200 && status < 300
    const wait = webhook.settle(isTaken, delivery.tries)
    if (wait !== undefined) failed.push({ delivery, dueAt: now().getTime() + wait })
  }

  const queue = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work)
    return last
  }

  const enqueue = (delivery: Delivery) => {
    const fault = faults.take(delivery.message.topic)
    if (fault === 'lose') return
    delivery.isAltered = fault === 'alter'
    if (isHolding || fault === 'late') {
      held.push(delivery)
      return
    }
    void queue(() => attempt(delivery))
    if (fault === 'duplicate') void queue(() => attempt(delivery))
  }

  const toDelivery = (webhook: Webhook, message: WebhookMessage): Delivery => ({
    id: crypto.randomUUID(),
    webhook,
    message,
    at: now(),
    tries: 0,
    isAltered: false,
  })

  const deliveries: Deliveries = {
    webhooks,
    fetch: options.fetch,
    log,
    announce(change) {
      for (const webhook of webhooks) {
        const message = webhook.messageOf(change)
        if (message) enqueue(toDelivery(webhook, message))
      }
    },
    send: (webhook, message, isSigned) => queue(() => attempt(toDelivery(webhook, message), isSigned)),
    addFault: faults.add,
    hold() {
      isHolding = true
    },
    release({ reversed = false } = {}) {
      isHolding = false
      const waiting = reversed ? held.toReversed() : held
      held = []
      return queue(async () => {
        for (const delivery of waiting) await attempt(delivery)
      })
    },
    sendDue() {
      const time = now().getTime()
      const due = failed.filter(({ dueAt }) => dueAt <= time)
      failed = failed.filter(({ dueAt }) => dueAt > time)
      return queue(async () => {
        for (const { delivery } of due) if (webhooks.includes(delivery.webhook)) await attempt(delivery)
      })
    },
    settled: () => last,
  }
  return deliveries
}
