import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { serve } from '@hono/node-server'
import { basePath } from '@tandem/api-contract'
import { createApi } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { createTestApi } from '@tandem/api-server/testing'
import type { Asked, Told } from './asking-thread.ts'

/** Calls the API over HTTP, as a member of each team. */
export interface TimedCalls {
  /** @throws an Error with the answer if it isn't a success */
  ask(team_id: number, path: string): Promise<void>
  close(): Promise<void>
}

/** Starts a server on a database, optionally at a fixed time. */
export async function openTimedCalls(
  database: WholeDatabase,
  teams: readonly number[],
  now?: Date,
): Promise<TimedCalls> {
  // Rate limits are off, so that the handlers are measured.
  const api = await createTestApi({
    database,
    overrides: {
      limiter: () => ({ take: async () => null, reset: async () => undefined }),
      ...(now && { now: () => now }),
    },
  })
  const tokens = new Map<number, string>()
  for (const team_id of teams) tokens.set(team_id, (await api.newUser(team_id)).token)
  const server = serve({ fetch: createApi(api.dependencies).fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const thread = new Worker(join(import.meta.dirname, 'asking-thread.ts'))
  const waiting = new Map<number, (told: Told) => void>()
  thread.on('message', (told: Told) => waiting.get(told.id)?.(told))
  let asked = 0
  return {
    async ask(team_id, path) {
      const id = (asked += 1)
      const url = `http://127.0.0.1:${port}${basePath}${path}`
      const { promise, resolve } = Promise.withResolvers<Told>()
      waiting.set(id, resolve)
      thread.postMessage({ id, url, token: tokens.get(team_id) ?? '' } satisfies Asked)
      const { failure } = await promise
      waiting.delete(id)
      if (failure !== undefined) throw new Error(`${path}: ${failure}`)
    },
    async close() {
      await thread.terminate()
      await new Promise((resolve) => server.close(resolve))
      await api.close()
    },
  }
}
