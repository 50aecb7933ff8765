/** A unit of work taken from a queue. `signal` aborts when the process stops. */
export interface Job<Data> {
  data: Data
  signal: AbortSignal
}

/** Queues of work that continues after a request; delivered at least once, so handlers must be idempotent. */
export interface Jobs {
  /** Adds work; returns false when work with this key is already queued or running. */
  enqueue(queue: string, data: object, options: { key: string }): Promise<boolean>
  /** Starts taking work, two at a time. A handler that throws is run again later. */
  work<Data extends object>(queue: string, handler: (job: Job<Data>) => Promise<void>): Promise<void>
  /** Whether work can be added and is being taken. */
  isReady(): Promise<boolean>
  /** Aborts running work, waits for it, and takes no more. */
  stop(): Promise<void>
}

/** Queues in memory, for browsers and tests; unfinished work is lost with the process. */
export function memoryJobs(
  onError: (error: unknown) => void,
): Jobs & { settled(except?: string): Promise<void> } {
  type Handler = (job: Job<never>) => Promise<void>
  type Entry = { data: object; key: string }
  const handlers = new Map<string, Handler>()
  const waiting = new Map<string, Entry[]>()
  const keys = new Set<string>()
  /** The running work, with its queue. */
  const running = new Map<Promise<void>, string>()
  const abort = new AbortController()

  function start(queue: string, { data, key }: Entry, handler: Handler) {
    const run = handler({ data: data as never, signal: abort.signal })
      .catch(onError)
      .finally(() => {
        keys.delete(`${queue} ${key}`)
        running.delete(run)
      })
    running.set(run, queue)
  }

  return {
    async enqueue(queue, data, { key }) {
      const name = `${queue} ${key}`
      if (keys.has(name) || abort.signal.aborted) return false
      keys.add(name)
      const handler = handlers.get(queue)
      if (handler) start(queue, { data, key }, handler)
      else waiting.set(queue, [...(waiting.get(queue) ?? []), { data, key }])
      return true
    },
    async work(queue, handler) {
      handlers.set(queue, handler as Handler)
      for (const entry of waiting.get(queue) ?? []) start(queue, entry, handler as Handler)
      waiting.delete(queue)
    },
    async isReady() {
      return !abort.signal.aborted
    },
    async stop() {
      abort.abort()
      await Promise.allSettled(running.keys())
    },
    /** Resolves when no work is running, not counting the queue `except`. */
    async settled(except) {
      const open = () => [...running].flatMap(([run, queue]) => (queue === except ? [] : [run]))
      for (let runs = open(); runs.length > 0; runs = open()) await Promise.allSettled(runs)
    },
  }
}
