import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { secureHeaders } from 'hono/secure-headers'
import { timeout } from 'hono/timeout'
import type { Log } from '@tandem/api-server'
import type { JobChange, JobOperations, SlowQuery } from '@tandem/api-server/node'
import { messages } from './messages.ts'
import type { Metrics } from './metrics.ts'
import { operatorPage, overview } from './operator-page.ts'
import { operatorPath } from './operator-path.ts'
import { operatorToken } from './operator-token.ts'

export interface OperatorOptions {
  token: string
  metrics: Pick<Metrics, 'contentType' | 'text'>
  jobs: JobOperations
  /** The latest slow statements of this process, newest first. */
  slowQueries: () => SlowQuery[]
  now: () => Date
  addressOf: (request: Request, environment: unknown) => string
  log: Log
}

const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
  xXssProtection: false,
})

const notKept = createMiddleware(async (context, next) => {
  await next()
  context.header('Cache-Control', 'no-store')
})

/**
 * The same limit as for requests of the product: while the database hangs, a query for its jobs would wait
 * for half a minute.
 */
const answerWithinMs = 5_000
const inTime = timeout(
  answerWithinMs,
  () => new HTTPException(503, { message: 'the database did not answer in time' }),
)

const files = { 'operator.css': 'text/css', 'operator.js': 'text/javascript' }

const statusOf: Record<JobChange, 200 | 404 | 409> = {
  done: 200,
  unknown: 404,
  running: 409,
  replaced: 409,
  needed: 409,
}

/**
 * The pages for the host's operator: `/metrics`, and below `/operator` a page and calls about jobs and slow
 * queries. They set their own headers, so they are mounted before the middleware that sets those of other
 * pages. The page itself contains no data; its script asks for the token and loads the rest with it.
 */
export function operatorRoutes(options: OperatorOptions): Hono {
  const { token, metrics, jobs, slowQueries, now, addressOf, log } = options
  const app = new Hono()
  const guard = operatorToken({ token, addressOf, log })
  app.use('/metrics', headers, notKept, guard)
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
  )

  app.use(operatorPath, headers, notKept)
  app.use(`${operatorPath}/*`, headers, notKept)
  app.get(operatorPath, (context) => context.html(operatorPage()))
  for (const [name, type] of Object.entries(files)) {
    app.get(`${operatorPath}/${name}`, async (context) =>
      context.body(await readFile(join(import.meta.dirname, name), 'utf8'), 200, { 'Content-Type': type }),
    )
  }

  app.use(`${operatorPath}/*`, guard, inTime)
  const read = async () => {
    const [queues, failing] = await Promise.all([jobs.queues(), jobs.failing()])
    return { queues, failing }
  }
  app.get(`${operatorPath}/jobs`, async (context) => context.json({ data: await read() }))
  app.get(`${operatorPath}/overview`, async (context) =>
    context.html(overview({ ...(await read()), slow: slowQueries(), now: now() })),
  )
  app.get(`${operatorPath}/slow-queries`, (context) => context.json({ data: slowQueries() }))

  const change = (wish: 'tryNow' | 'giveUp', line: string) => async (context: Context) => {
    const { queue = '', id = '' } = context.req.param() as { queue?: string; id?: string }
    const result = await jobs[wish](queue, id)
    const address = addressOf(context.req.raw, context.env)
    // Unknown jobs aren't logged, because the caller may send any text as a name.
    if (result !== 'unknown') log.warn({ queue, job: id, address, result }, line)
    return context.json({ data: { result }, message: messages.changes[wish][result] }, statusOf[result])
  }
  app.post(`${operatorPath}/jobs/:queue/:id/try-now`, change('tryNow', 'the operator had a job tried again'))
  app.post(`${operatorPath}/jobs/:queue/:id/give-up`, change('giveUp', 'the operator gave up a job'))
  app.all(`${operatorPath}/*`, (context) => context.json({ message: messages.notFound }, 404))
  app.all('/metrics', (context) => context.json({ message: messages.notFound }, 404))

  app.onError((error, context) => {
    log.error({ error }, 'an operator call failed')
    return context.json({ message: messages.failed }, 503)
  })
  return app
}

/**
 * Replaces the routes when no token is set: nobody has access, and the shell must not answer with its page.
 */
export function noOperatorRoutes(): Hono {
  const app = new Hono()
  for (const path of ['/metrics', operatorPath, `${operatorPath}/*`]) {
    app.all(path, (context) =>
      context.json({ message: messages.notSet }, 404, { 'Cache-Control': 'no-store' }),
    )
  }
  return app
}
