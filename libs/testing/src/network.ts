import { configureApi } from '@tandem/api-client'
import { basePath, errorCatalogue, getMe } from '@tandem/api-contract'
import type { ErrorCode } from '@tandem/api-contract'

/**
 * What goes wrong between a page and its server.
 *
 * - `some`: one call in ten fails.
 * - `all`: each call fails except the one that says who is signed in, because without it there would be no
 * page.
 * - `offline`: nothing reaches the server.
 * - `signed-out`: the server no longer knows anybody's session.
 */
export type Fault = 'none' | 'some' | 'all' | 'offline' | 'signed-out'

/** The state of the network. */
export interface Conditions {
  fault: Fault
  /** The delay of each answer; with `Infinity` none ever comes. */
  delayMs: number
}

/** Answers a call instead of the server; when it returns undefined, the server answers the call. */
export type Interception = (request: Request) => Response | undefined | Promise<Response | undefined>

type Send = (request: Request) => Promise<Response>

const fine: Conditions = { fault: 'none', delayMs: 0 }
const failingShare = 0.1

/** The same numbers in each run, so that a failure can be repeated. */
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

/** A refusal in the server's format. */
export function refusal(code: ErrorCode, more: object = {}): Response {
  const { status, description } = errorCatalogue[code]
  return Response.json({ code, message: description, request_id: 'req-42', ...more }, { status })
}

const asksWhoIsThere = (request: Request) =>
  request.method === getMe.method && new URL(request.url).pathname === basePath + getMe.path

/** A network with conditions, in front of `send`; the conditions are read at each call. */
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

/** Ends early with a failure when the caller no longer waits. */
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

/** Changes the network of this page from the next call on; fields left out stay the same. */
export function spoilNetwork(changes: Partial<Conditions>) {
  const wasOffline = conditions.fault === 'offline'
  conditions = { ...conditions, ...changes }
  configureApi({ fetch: sendAsToldHere })
  const isOffline = conditions.fault === 'offline'
  // Like a browser: work that waits for the network reads again when it is back.
  if (isOffline !== wasOffline) globalThis.dispatchEvent?.(new Event(isOffline ? 'offline' : 'online'))
}

/** Every call goes through this until the network is restored; a later one replaces an earlier one. */
export function interceptApi(answer: Interception) {
  interception = answer
  configureApi({ fetch: sendAsToldHere })
}

/** Answers the calls whose path ends like this; all others reach the server. */
export const answerCalls = (path: string, answer: (request: Request) => Response | Promise<Response>) =>
  interceptApi((request) => (new URL(request.url).pathname.endsWith(path) ? answer(request) : undefined))

/** Restores the network, without faults and interceptions; this happens automatically after each test. */
export function restoreNetwork() {
  interception = () => undefined
  spoilNetwork(fine)
  configureApi({ fetch: realFetch })
}
