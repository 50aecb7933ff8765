import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseTime } from '../platform/dependencies/dependencies.ts'
import { TimeInDatabase } from '../platform/request/time-in-database.ts'

/** Knows, for each statement, which request it belongs to and how long that request has used the database. */
export class RequestTime implements DatabaseTime {
  readonly #requests = new AsyncLocalStorage<{ time: TimeInDatabase; isAnswered: boolean } | null>()

  /**
   * The time of the current request; undefined outside a request and for work that continues after its
   * answer.
   */
  current(): TimeInDatabase | undefined {
    const request = this.#requests.getStore()
    return request && !request.isAnswered ? request.time : undefined
  }

  async ofRequest<T>(work: () => Promise<T>): Promise<T> {
    if (this.current()) return work()
    const request = { time: new TimeInDatabase(), isAnswered: false }
    try {
      return await this.#requests.run(request, work)
    } finally {
      request.isAnswered = true
    }
  }

  apart<T>(work: () => T): T {
    return this.#requests.run(null, work)
  }
}
