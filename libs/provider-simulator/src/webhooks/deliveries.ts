import type { ShopChange } from '../shop/shop-change.ts'
import { sign } from './sign.ts'

/** The message of a webhook about a change. */
export interface WebhookMessage {
  topic: string
  body: string
  contentType?: string
}

/** An address to which a shop sends its changes. */
export interface Webhook {
  id: number
  topic: string
  address: string
  secret: string
  /** Undefined when this webhook doesn't cover the change. */
  messageOf: (change: ShopChange) => WebhookMessage | undefined
  /** The name of the header with the signature; `headersOf` returns all others. */
  signatureHeader: string
  headersOf: (message: WebhookMessage, deliveryId: string, triggeredAt: Date) => Record<string, string>
  /** How long to wait for an answer. */
  timeoutMs: number
  /**
   * Called with each answer; returns the milliseconds until the next try, or undefined when there is none.
   */
  settle: (isTaken: boolean, tries: number) => number | undefined
  /** The provider's own part of it. */
  details: object
}

/** What can happen to a message on its way. */
export const deliveryFaultKinds = ['lose', 'duplicate', 'alter', 'late'] as const
/** A delivery fault that a shop can be asked to make. */
export type DeliveryFaultKind = (typeof deliveryFaultKinds)[number]

/** `late` holds a message back until `release`; `alter` changes it after it was signed. */
export interface DeliveryFault {
  kind: DeliveryFaultKind
  /** Any topic when not given. */
  topic?: string
  /** 1 by default. */
  times?: number
}

/** One try to deliver a message to its address. */
export interface DeliveryRecord {
  deliveryId: string
  topic: string
  address: string
  body: string
  /** The status of the answer; null when the address couldn't be reached or nothing delivers messages. */
  status: number | null
}

interface Delivery {
  id: string
  webhook: Webhook
  message: WebhookMessage
  at: Date
  tries: number
  isAltered: boolean
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
  let faults: (DeliveryFault & { times: number })[] = []
  let isHolding = false
  let held: Delivery[] = []
  let failed: { delivery: Delivery; dueAt: number }[] = []
  let last: Promise<void> = Promise.resolve()

  const bring = async (delivery: Delivery, isSigned: boolean): Promise<number | null> => {
    const { webhook, message, id, at, isAltered } = delivery
    if (!deliveries.fetch) return null
    const headers: Record<string, string> = {
      'Content-Type': message.contentType ?? 'application/json',
      ...webhook.headersOf(message, id, at),
    }
    if (isSigned) headers[webhook.signatureHeader] = await sign(message.body, webhook.secret)
    const body = isAltered ? message.body.replace(/\}$/, ',"altered":true}') : message.body
    try {
      const answer = await deliveries.fetch(webhook.address, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(webhook.timeoutMs),
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return null
    }
  }

  const attempt = async (delivery: Delivery, isSigned = true) => {
    const status = await bring(delivery, isSigned)
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

  const takeFault = (topic: string): DeliveryFaultKind | undefined => {
    const found = faults.find((fault) => fault.topic === undefined || fault.topic === topic)
    if (!found) return undefined
    found.times -= 1
    faults = faults.filter(({ times }) => times > 0)
    return found.kind
  }

  const enqueue = (delivery: Delivery) => {
    const fault = takeFault(delivery.message.topic)
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
    addFault(fault) {
      faults.push({ ...fault, times: fault.times ?? 1 })
    },
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
