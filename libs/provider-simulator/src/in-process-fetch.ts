import type { Hono } from 'hono'
import { connectionError } from './faults/broken-connection.ts'

/**
 * A `fetch` that calls the app without a network. Like the real one it rejects when its signal is aborted,
 * also while the app delays its answer, and when a fault says that the host can't be reached.
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
