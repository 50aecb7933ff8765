/** What a document has asked for before the app was there: see `theme.js` of the shell. */
export interface EarlyReads {
  /** Whose answers they are. */
  token: string
  /** By the address that was asked, its parameters in order. */
  answers: Record<string, { sentAt: number; answer: Promise<Response> }>
  /** When the last of them has been sent. */
  whole: Promise<unknown>
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of the global object
  var tandemEarlyReads: EarlyReads | undefined
}

/** Answers to what was asked longer ago (milliseconds) are dropped, as the cache would read them again. */
export const earlyFor = 30_000

/** Drops what the document has asked for and nobody has taken: a write may change it. */
export function dropEarlyAnswers() {
  globalThis.tandemEarlyReads = undefined
}

/**
 * The answer to a request that the document has sent already; each is taken once. Null where it has not, where that was
 * too long ago, or with another token, and where no answer came: then the request is sent as usual. A refusal is an
 * answer. Fails with the reason of the request's signal, as soon as there is one.
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

/** An address whose parameters are in order, whichever they were written in. */
function earlyAddress(url: string): string {
  const address = new URL(url)
  address.searchParams.sort()
  return address.href
}
