import { Agent, get } from 'node:http'
import { parentPort } from 'node:worker_threads'

/** A number of requests for one address, over some connections that stay open. */
export interface Load {
  url: string
  token: string
  connections: number
  requests: number
}

/** How long each request took, and all of them together, in milliseconds. */
export interface Loaded {
  times: number[]
  seconds: number
  failure?: string
}

parentPort?.on('message', (load: Load) => {
  void run(load)
    .catch((error: unknown): Loaded => ({ times: [], seconds: 0, failure: String(error) }))
    .then((loaded) => parentPort?.postMessage(loaded))
})

async function run({ url, token, connections, requests }: Load): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let left = requests
  const began = performance.now()
  const one = async () => {
    while (left-- > 0) {
      const sent = performance.now()
      await ask(url, token, agent)
      times.push(performance.now() - sent)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, one))
  } finally {
    agent.destroy()
  }
  return { times, seconds: (performance.now() - began) / 1000 }
}

/** Resolves when the whole answer has arrived. @throws for anything except a success */
function ask(url: string, token: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  get(url, { agent, headers: { Authorization: `Bearer ${token}` } }, (answer) => {
    answer.resume()
    answer.on('end', () =>
      answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${answer.statusCode}`)),
    )
    answer.on('error', reject)
  }).on('error', reject)
  return promise
}
