import { parentPort } from 'node:worker_threads'

/** A request, and the number that identifies its answer. */
export interface Asked {
  id: number
  url: string
  token: string
}

/** The result of a request; `failure` is the answer if it was an error. */
export interface Told {
  id: number
  failure?: string
}

/**
 * Sends requests from a thread other than the server's, because in production answers are read on another
 * machine.
 */
parentPort?.on('message', ({ id, url, token }: Asked) => {
  const tell = (told: Omit<Told, 'id'>) => parentPort?.postMessage({ id, ...told } satisfies Told)
  fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    .then(async (answer) => {
      const text = await answer.text()
      tell(answer.ok ? {} : { failure: text })
    })
    .catch((error: unknown) => tell({ failure: String(error) }))
})
