/** How long one request has waited for the database. */
export class TimeInDatabase {
  #milliseconds = 0
  #open = 0
  #since = 0

  /** Counts from now until the returned function is called; overlapping waits count once. */
  start(): () => void {
    if (this.#open === 0) this.#since = performance.now()
    this.#open += 1
    return () => {
      this.#open -= 1
      if (this.#open === 0) this.#milliseconds += performance.now() - this.#since
    }
  }

  /** Runs work that waits for the database. */
  readonly during = async <T>(work: () => Promise<T>): Promise<T> => {
    const stop = this.start()
    try {
      return await work()
    } finally {
      stop()
    }
  }

  get milliseconds(): number {
    return this.#milliseconds + (this.#open > 0 ? performance.now() - this.#since : 0)
  }
}

/** The header that browsers show as the time of an answer: https://www.w3.org/TR/server-timing/ */
export const serverTiming = (parts: Record<string, number>): string =>
  Object.entries(parts)
    .map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(1)}`)
    .join(', ')
