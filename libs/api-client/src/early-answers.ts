/** What the document requested before the app started: see `theme.js` of the shell. */
export interface EarlyReads {
  /** The token that the answers belong to. */
  token: string
  /** By requested address, with its parameters sorted. */
  answers: Record<string, { sentAt: number; answer: Promise<Response> }>
  /** When the last one has been sent. */
  whole: Promise<unknown>
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of the global object
  var tandemEarlyReads: EarlyReads | undefined
}

/** Answers to requests older than this (in milliseconds) are dropped, as the cache would read them again. */
export const earlyFor = 30_000

/** Drops unused early answers, because a write may have changed them. */
export function dropEarlyAnswers() {
  globalThis.tandemEarlyReads = undefined
}

/**
 * The answer to a request that the document already sent; each is taken once. Null when the document didn't
 * send it, sent it too long ago or with another token, and when no answer came: then the request is sent as
 * usual. A refusal is an answer. Fails with the reason of the request's signal as soon as it is aborted.
 */
export function takeEarlyAnswer(request: Request, token: string | null): Promise<Response | null> | null {
  const early = globalThis.tandemEarlyReads
  if (early === undefined || request.method !== 'GET') return null
  if (early.token !== token) {
    dropEarlyAnswers()
    return null
  }
  return Promise.race([taken(early, request), aborted(request.signal)])
}

async function taken(early: EarlyReads, { url }: Request): Promise<Response | null> {
  const address = earlyAddress(url)
  if (early.answers[address] === undefined) await early.whole
  const sent = early.answers[address]
  if (sent === undefined || early !== globalThis.tandemEarlyReads) return null
  delete early.answers[address]
  return Date.now() - sent.sentAt > earlyFor ? null : sent.answer.catch(() => null)
}

function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  if (signal.aborted) reject(signal.reason as Error)
  else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  return promise
}

/** An address with its parameters sorted. */
function earlyAddress(url: string): string {
  const address = new URL(url)
  address.searchParams.sort()
  return address.href
}
