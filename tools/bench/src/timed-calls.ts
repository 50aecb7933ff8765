import { serve } from '@hono/node-server'
import { basePath } from '@tandem/api-contract'
import { createApi } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { createTestApi } from '@tandem/api-server/testing'

/** Calls of the API over HTTP, by somebody of each team. */
export interface TimedCalls {
  /** @throws an Error with the answer where it is no success */
  ask(team_id: number, path: string): Promise<void>
  close(): Promise<void>
}

/** A server of its own over a database, at a time if one is given. */
export async function openTimedCalls(
  database: WholeDatabase,
  teams: readonly number[],
  now?: Date,
): Promise<TimedCalls> {
  // Limits would answer for the handlers.
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
  return {
    async ask(team_id, path) {
      const answer = await fetch(`http://127.0.0.1:${port}${basePath}${path}`, {
        headers: { Authorization: `Bearer ${tokens.get(team_id)}` },
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${text}`)
    },
    async close() {
      await new Promise((resolve) => server.close(resolve))
      await api.close()
    },
  }
}
