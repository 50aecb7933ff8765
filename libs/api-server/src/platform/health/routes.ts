import { Hono } from 'hono'
import type { ApiEnvironment } from '../request/api-environment.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { checkReadiness } from './check-readiness.ts'
import type { Readiness } from './check-readiness.ts'

const retryAfterSeconds = 5
const keptMs = 1_000
const notKept = { 'Cache-Control': 'no-store' }

/**
 * `/healthz`: the process is alive. `/readyz`: it can work, with the state of each part. Neither needs a
 * session.
 */
export function healthRoutes(dependencies: ApiDependencies) {
  const { isStopping = () => false, log } = dependencies
  const app = new Hono<ApiEnvironment>()
  const ask = keptFor(keptMs, async () => {
    const readiness = await checkReadiness(dependencies)
    const { problems, ...parts } = readiness
    // Stopping is not a fault.
    if (problems.length > 0 && !isStopping()) log.warn({ parts, problems }, 'not ready')
    return readiness
  })
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, notKept))
  app.get('/readyz', async (context) => {
    const { problems: found, ...parts } = await ask()
    const problems = isStopping() ? ['This process is stopping.', ...found] : found
    const isReady = problems.length === 0
    if (isReady) return context.json({ status: 'ok', ...parts }, 200, notKept)
    context.header('Retry-After', String(retryAfterSeconds))
    return context.json({ status: 'not ready', ...parts, problems }, 503, notKept)
  })
  return app
}

/** Anybody may ask, so all requests within a second get the same answer and cause no more database work. */
function keptFor(milliseconds: number, check: () => Promise<Readiness>): () => Promise<Readiness> {
  let kept: Promise<Readiness> | null = null
  let until = 0
  return () => {
    if (kept && performance.now() < until) return kept
    const asked = check()
    kept = asked
    until = Infinity
    void asked.finally(() => {
      until = performance.now() + milliseconds
    })
    return asked
  }
}
