import { Hono } from 'hono'
import { sql } from 'kysely'
import type { ApiEnvironment } from '../create-api.ts'
import { isMigrated } from '../database/migrate.ts'
import type { ApiDependencies } from '../dependencies.ts'

const readyWithinMs = 3000

/** `/healthz`: the process lives. `/readyz`: it can work, part by part. Neither needs a session. */
export function healthRoutes({ database, jobs, log }: ApiDependencies) {
  const app = new Hono<ApiEnvironment>()
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    const parts = {
      database: await holds(async () => Boolean(await sql`select 1`.execute(database))),
      migrations: await holds(() => isMigrated(database)),
      jobs: await holds(() => jobs.isReady()),
    }
    const isReady = Object.values(parts).every(Boolean)
    if (!isReady) log.warn({ parts }, 'not ready')
    return context.json({ status: isReady ? 'ok' : 'not ready', ...parts }, isReady ? 200 : 503)
  })
  return app
}

/** False on failure and when there is no answer in time: a database that hangs is not ready either. */
async function holds(check: () => Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), readyWithinMs)
  })
  try {
    return await Promise.race([check().catch(() => false), late])
  } finally {
    clearTimeout(timer)
  }
}
