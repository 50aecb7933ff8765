import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { serve } from '@hono/node-server'
import { basePath } from '@tandem/api-contract'
import { createApi } from '@tandem/api-server'
import { openPostgres } from '@tandem/api-server/node'
import { createTestApi } from '@tandem/api-server/testing'
import type { GeneratedTeam } from '@tandem/api-server/testing'
import { openFloor } from './api-floor.ts'
import { apiReads, floorStatements } from './api-reads.ts'
import type { ApiRead } from './api-reads.ts'
import type { Load, Loaded } from './load-thread.ts'
import { median } from './timed-in-turns.ts'

const rounds = 5
const requestsOfRound = 60
/** Requests before measuring, so that the code is compiled as in a server that has run for a while. */
const warmUps = 600
const connections = 10

/** The medians of one read, in milliseconds, or its requests per second. */
export interface MeasuredRead {
  read: ApiRead
  ours: number
  floor: number
}

/** Measures the server and the floor alternately, so that other load of the machine affects both. */
export async function* measureApi(
  url: string,
  team: GeneratedTeam,
  orders: number,
): AsyncGenerator<MeasuredRead> {
  const opened = openPostgres(url)
  // Rate limits are off, so that the handlers are measured.
  const limiter = () => ({ take: async () => null, reset: async () => undefined })
  const api = await createTestApi({ database: opened.database, overrides: { limiter } })
  const { token } = await api.newUser(team.team_id)
  const server = serve({ fetch: createApi(api.dependencies).fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const ours = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const floor = await openFloor(url, floorStatements(team.team_id, orders))
  const thread = new Worker(join(import.meta.dirname, 'load-thread.ts'))
  const load = async (asked: Omit<Load, 'token'>) => {
    const { promise, resolve } = Promise.withResolvers<Loaded>()
    thread.once('message', resolve)
    thread.postMessage({ ...asked, token } satisfies Load)
    const loaded = await promise
    if (loaded.failure !== undefined) throw new Error(loaded.failure)
    return loaded
  }
  try {
    for (const read of apiReads(orders)) {
      const urls = [
        `${ours}${read.path.startsWith('/healthz') ? '' : basePath}${read.path}`,
        `${floor.url}/${read.name}`,
      ]
      yield { read, ...(await measureRead(read, urls.map(encodeURI), load)) }
    }
  } finally {
    await thread.terminate()
    await floor.close()
    await new Promise((resolve) => server.close(resolve))
    await api.close()
    await opened.close()
  }
}

async function measureRead(
  read: ApiRead,
  urls: string[],
  load: (asked: Omit<Load, 'token'>) => Promise<Loaded>,
): Promise<{ ours: number; floor: number }> {
  const isRate = read.kind === 'rate'
  const asked = isRate
    ? { connections, requests: 30 * requestsOfRound }
    : { connections: 1, requests: requestsOfRound }
  const results: number[][] = urls.map(() => [])
  for (const url of urls) await load({ url, connections: asked.connections, requests: warmUps })
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const { times, seconds } = await load({ url, ...asked })
      results[index]?.push(isRate ? times.length / seconds : median(times))
    }
  }
  const [ours = [], floor = []] = results
  return { ours: median(ours), floor: median(floor) }
}
