import { Hono } from 'hono'
import { sql } from 'kysely'
import type { ApiEnvironment } from '../create-api.ts'
import { isMigrated } from '../database/migrate.ts'
import type { ApiDependencies } from '../dependencies.ts'

const readyWithinMs = 3000
const retryAfterSeconds = 5
const notKept = { 'Cache-Control': 'no-store' }

/** `/healthz`: the process lives. `/readyz`: it can work, part by part. Neither needs a session. */
export function healthRoutes({ database, jobs, log }: ApiDependencies) {
  const app = new Hono<ApiEnvironment>()
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, notKept))
  app.get('/readyz', async (context) => {
    const [isThere, isCurrent, hasJobs] = await Promise.all([
      holds(async () => Boolean(await sql`select 1`.execute(database))),
      holds(() => isMigrated(database)),
      holds(() => jobs.isReady()),
    ])
    const parts = { database: isThere, migrations: isCurrent, jobs: hasJobs }
    const isReady = Object.values(parts).every(Boolean)
    if (!isReady) log.warn({ parts }, 'not ready')
    if (!isReady) context.header('Retry-After', String(retryAfterSeconds))
    return context.json({ status: isReady ? 'ok' : 'not ready', ...parts }, isReady ? 200 : 503, notKept)
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
