import { parentPort } from 'node:worker_threads'

/** What is asked, and the number that its answer is told by. */
export interface Asked {
  id: number
  url: string
  token: string
}

/** How it went; `failure` is the answer where it was no success. */
export interface Told {
  id: number
  failure?: string
}

/** Asks beside the server, not in its thread: whoever looks at a dashboard reads its answers on a machine of their own. */
parentPort?.on('message', ({ id, url, token }: Asked) => {
  const tell = (told: Omit<Told, 'id'>) => parentPort?.postMessage({ id, ...told } satisfies Told)
  fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    .then(async (answer) => {
      const text = await answer.text()
      tell(answer.ok ? {} : { failure: text })
    })
    .catch((error: unknown) => tell({ failure: String(error) }))
})
