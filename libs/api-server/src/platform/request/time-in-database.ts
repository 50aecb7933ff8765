/** How long one request was waiting for the database. */
export class TimeInDatabase {
  #milliseconds = 0
  #open = 0
  #since = 0

  /** Counts from now until what it returns is called, once; what is counted beside it counts once in all. */
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

/** What browsers show of the time an answer took: https://www.w3.org/TR/server-timing/ */
export const serverTiming = (parts: Record<string, number>): string =>
  Object.entries(parts)
    .map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(1)}`)
    .join(', ')
