import type { Hono } from 'hono'
import { connectionError } from './faults/broken-connection.ts'

/**
 * A `fetch` that asks the app without a network. Like the real one it rejects when its signal is aborted, also while
 * the app keeps the request waiting, and when the fault is that nobody can be reached.
 */
export const inProcessFetch =
  (app: Hono): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { signal } = request
    signal.throwIfAborted()
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
    const answer = await Promise.race([app.fetch(request), aborted])
    const broken = connectionError(answer)
    if (broken) throw broken
    return answer
  }
