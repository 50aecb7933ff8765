import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { instagramAccount } from '../instagram/instagram-account.ts'
import { instagramLogin } from '../instagram/instagram-login.ts'
import type { InstagramLimits } from '../instagram/limits.ts'
import { ReadingStopped } from '../provider-error.ts'
import { readStoreWebhook } from '../read-store-webhook.ts'
import { shopifyConnector } from '../shopify/shopify-connector.ts'
import { wooCommerceConnector } from '../woocommerce/woocommerce-connector.ts'
import { meterLimits, meterProvider } from './meter-providers.ts'
import type { ProviderMeter } from './meter-providers.ts'
import { guardedFetch } from './guarded-fetch.ts'
import type { GuardedFetchOptions } from './guarded-fetch.ts'
import { sentError, withProblems } from './thread-messages.ts'
import type { Answer, Connected, Question, SentDelivery } from './thread-messages.ts'

// The worker side of `providerThread`: fetches, measures, parses and converts everything that a provider
// sends.

/** The maximum number of connectors: those that the server keeps, and some that people try. */
const keptConnectors = 1500

/** Waiting people come before provider data. Only Linux has a priority per thread. */
const lessUrgentBy = 5
const lowestPriority = 19
if (process.platform === 'linux') setPriority(Math.min(lowestPriority, getPriority() + lessUrgentBy))

type Method = (...args: unknown[]) => unknown
type Connector = Record<string, Method>

const fetch = guardedFetch(workerData as GuardedFetchOptions)
const port = parentPort!
const post = (answer: Answer) => port.postMessage(answer)
const connectors = new Map<number, Connector>()
const meter: ProviderMeter = {
  providerCalled: (...counted) => post({ answer: 'called', counted }),
  providerWaited: (...counted) => post({ answer: 'waited', counted }),
}
const woocommerce = meterProvider(fetch, 'woocommerce', meter)
const shopify = meterProvider(fetch, 'shopify', meter)
const instagram = meterProvider(fetch, 'instagram', meter)
const limits = new Map<string, InstagramLimits>()
const running = new Map<number, AbortController>()
const iterators = new Map<number, AsyncIterator<unknown>>()

port.on('message', (question: Question) => {
  if (question.ask === 'ping') return post({ answer: 'pong' })
  if (question.ask === 'abort') return abort(question.id)
  void answer(question).catch((error: unknown) => {
    forget(question.id)
    post({ answer: 'error', id: question.id, error: sentError(error) })
  })
})

async function answer(question: Exclude<Question, { ask: 'ping' | 'abort' }>) {
  const { id } = question
  if (question.ask === 'next') return next(id)
  const controller = new AbortController()
  running.set(id, controller)
  if (question.ask === 'webhook') return end(id, await readWebhook(question.delivery))
  const { connector: number, connected, method, args } = question
  const connector = connectorOf(number, connected)
  const result = connector[method]!(...argumentsWith(controller.signal, method, args))
  if (question.ask === 'iterate') {
    iterators.set(id, (result as AsyncIterable<unknown>)[Symbol.asyncIterator]())
    return next(id)
  }
  const value = await result
  return end(id, withProblems.includes(method) ? withSentProblem(value as { problem: unknown }) : value)
}

/** The arguments of a call, with the signal among its options, or as the last one of a call without options. */
function argumentsWith(signal: AbortSignal, method: string, args: unknown[]): unknown[] {
  if (method !== 'read' && method !== 'posts') return [...args, signal]
  return [...args.slice(0, -1), { ...(args.at(-1) as object), signal }]
}

const withSentProblem = (answer: { problem: unknown }) => ({
  ...answer,
  problem: answer.problem === null ? null : sentError(answer.problem),
})

async function next(id: number) {
  const iterator = iterators.get(id)
  // It was started in a thread that has ended since.
  if (!iterator) throw new ReadingStopped()
  const { done, value } = await iterator.next()
  if (!done) return post({ answer: 'value', id, value })
  forget(id)
  post({ answer: 'end', id })
}

function end(id: number, value: unknown) {
  forget(id)
  post({ answer: 'value', id, value })
}

function abort(id: number) {
  running.get(id)?.abort()
  // No caller waits for the answer now.
  void iterators
    .get(id)
    ?.return?.()
    ?.catch(() => undefined)
  forget(id)
}

function forget(id: number) {
  running.delete(id)
  iterators.delete(id)
}

function connectorOf(number: number, connected: Connected): Connector {
  const known = connectors.get(number) ?? connect(connected)
  // Moves the connector to the end, so that the least recently used one is dropped first.
  connectors.delete(number)
  connectors.set(number, known)
  const [oldest] = connectors.keys()
  if (connectors.size > keptConnectors && oldest !== undefined) connectors.delete(oldest)
  return known
}

/** A connector, whose methods are called by the names in the messages. */
function connect(connected: Connected): Connector {
  return connectorFor(connected) as unknown as Connector
}

function connectorFor({ kind, options }: Connected): object {
  if (kind === 'woocommerce') return wooCommerceConnector({ ...options, ...woocommerce })
  if (kind === 'shopify') {
    const { credentials, shopAddress } = options
    return shopifyConnector({
      credentials,
      ...shopify,
      warn: (message) => post({ answer: 'warning', message }),
      ...(shopAddress !== null && { shopAddress: () => shopAddress }),
    })
  }
  // All accounts of an app share its rate limit.
  const shared = limits.get(options.app.id) ?? meterLimits(meter)
  limits.set(options.app.id, shared)
  return kind === 'login'
    ? instagramLogin({ ...options, ...instagram, limits: shared })
    : instagramAccount({ ...options, ...instagram, limits: shared })
}

function readWebhook({ type, headers, body, secret }: SentDelivery) {
  return readStoreWebhook(type, { headers: new Headers(headers), body, secret })
}

// Everything is loaded.
post({ answer: 'pong' })
