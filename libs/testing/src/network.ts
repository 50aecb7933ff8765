import { configureApi } from '@tandem/api-client'
import { basePath, errorCatalogue, getMe } from '@tandem/api-contract'
import type { ErrorCode } from '@tandem/api-contract'

/**
 * What goes wrong between a page and its server.
 *
 * - `some`: one call in ten fails.
 * - `all`: each call fails, but for the one that says who is signed in: without it there would be no page to look at.
 * - `offline`: nothing reaches the server.
 * - `signed-out`: the server knows nobody's session any more.
 */
export type Fault = 'none' | 'some' | 'all' | 'offline' | 'signed-out'

/** How the network is. */
export interface Conditions {
  fault: Fault
  /** How long each answer takes longer; with `Infinity` none ever comes. */
  delayMs: number
}

/** Answers a call in place of the server; what it leaves undefined goes on to the server. */
export type Interception = (request: Request) => Response | undefined | Promise<Response | undefined>

type Send = (request: Request) => Promise<Response>

const fine: Conditions = { fault: 'none', delayMs: 0 }
const failingShare = 0.1

/** The same numbers in each run, so that a failure can be seen again. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A refusal as the server words it. */
export function refusal(code: ErrorCode, more: object = {}): Response {
  const { status, description } = errorCatalogue[code]
  return Response.json({ code, message: description, request_id: 'req-42', ...more }, { status })
}

const asksWhoIsThere = (request: Request) =>
  request.method === getMe.method && new URL(request.url).pathname === basePath + getMe.path

/** A network under such conditions in front of `send`; asked for them at each call. */
export function spoiled(send: Send, conditions: () => Conditions, random: () => number): Send {
  return async (request) => {
    const { fault, delayMs } = conditions()
    if (delayMs > 0) await waited(delayMs, request.signal)
    if (fault === 'offline') throw new TypeError('Failed to fetch')
    if (fault === 'signed-out') return refusal('UNAUTHENTICATED')
    const fails = (fault === 'some' && random() < failingShare) || fault === 'all'
    return fails && !asksWhoIsThere(request) ? refusal('AN_ERROR_OCCURED') : send(request)
  }
}

/** Ends early, as a failure, where nobody waits for the call any more. */
const waited = (delayMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    if (delayMs !== Infinity) setTimeout(resolve, delayMs)
  })

let conditions = fine
let interception: Interception = () => undefined
const random = seededRandom(1)

const realFetch: Send = (request) => globalThis.fetch(request)
const sendAsToldHere = spoiled(
  async (request) => (await interception(request)) ?? realFetch(request),
  () => conditions,
  random,
)

/** Changes how the network of this page is, from the next call on; what is left out stays. */
export function spoilNetwork(changes: Partial<Conditions>) {
  const wasOffline = conditions.fault === 'offline'
  conditions = { ...conditions, ...changes }
  configureApi({ fetch: sendAsToldHere })
  const isOffline = conditions.fault === 'offline'
  // As a browser does: what waits for the network reads again when it is back.
  if (isOffline !== wasOffline) globalThis.dispatchEvent?.(new Event(isOffline ? 'offline' : 'online'))
}

/** Every call goes through here until the network is mended; a later one takes the place of an earlier. */
export function interceptApi(answer: Interception) {
  interception = answer
  configureApi({ fetch: sendAsToldHere })
}

/** Answers the calls whose path ends so; everything else reaches the server. */
export const answerCalls = (path: string, answer: (request: Request) => Response | Promise<Response>) =>
  interceptApi((request) => (new URL(request.url).pathname.endsWith(path) ? answer(request) : undefined))

/** The plain network again, without faults and interceptions; happens after each test by itself. */
export function mendNetwork() {
  interception = () => undefined
  spoilNetwork(fine)
  configureApi({ fetch: realFetch })
}
