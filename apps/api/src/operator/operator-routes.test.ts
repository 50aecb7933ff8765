import { expect, onTestFinished, test, vi } from 'vitest'
import { jsonLog } from '@tandem/api-server/node'
import type { FailingJob, JobChange, QueueState, SlowQuery } from '@tandem/api-server/node'
import { noOperatorRoutes, operatorRoutes } from './operator-routes.ts'

const token = 'marker-0123456789abcdef0123456789abcdef'
const id = '11111111-2222-4333-8444-555555555555'
const hostile = '"><script>alert(1)</script>'

const job: FailingJob = {
  queue: 'sync-store',
  id,
  team_id: 7,
  state: 'retrying',
  attempts: 3,
  added_at: '2026-03-01T11:00:00.000Z',
  next_try_at: '2026-03-01T12:05:00.000Z',
  error: { name: 'Error', message: hostile, code: '55P03', stack: `Error: ${hostile}\n at x` },
  can_give_up: true,
}
const queue: QueueState = {
  queue: 'sync-store',
  waiting: 1,
  running: 2,
  retrying: 3,
  given_up: 4,
  failed: 5,
  oldest_at: '2026-03-01T11:00:00.000Z',
}

const slow: SlowQuery = {
  id: 3,
  at: '2026-03-01T11:59:00.000Z',
  ms: 1234,
  name: 'listOrders',
  team_id: 7,
  statement: `select '${hostile}' from orders where team_id = $1`,
  failed: false,
  plan: 'Seq Scan on orders',
}

function openOperator({ result = 'done' as JobChange, isAway = false, hangs = false } = {}) {
  const lines: Record<string, unknown>[] = []
  const changed: unknown[] = []
  const change = (wish: string) => async (name: string, of: string) => {
    changed.push([wish, name, of])
    return result
  }
  const read = async <T>(value: T) => {
    if (hangs) await new Promise(() => undefined)
    if (isAway) throw new Error('the database is away')
    return value
  }
  const app = operatorRoutes({
    token,
    metrics: { contentType: 'text/plain; version=0.0.4', text: async () => 'tandem_up 1\n' },
    jobs: {
      queues: () => read([queue]),
      failing: () => read([job]),
      tryNow: change('tryNow'),
      giveUp: change('giveUp'),
    },
    slowQueries: () => [slow, { ...slow, id: 2, name: null, team_id: null, failed: true, plan: null }],
    now: () => new Date('2026-03-01T12:00:00Z'),
    addressOf: (request) => request.headers.get('X-Address') ?? '192.0.2.1',
    log: jsonLog('info', { write: (line) => lines.push(JSON.parse(line)) }),
  })
  const ask = async (
    path: string,
    { method = 'GET', as = token as string | null, address = '192.0.2.1' } = {},
  ) =>
    app.request(`http://tandem.test${path}`, {
      method,
      headers: { 'X-Address': address, ...(as !== null && { Authorization: `Bearer ${as}` }) },
    })
  return { ask, lines, changed }
}

const guarded = [
  ['GET', '/metrics'],
  ['GET', '/operator/jobs'],
  ['GET', '/operator/overview'],
  ['GET', '/operator/slow-queries'],
  ['POST', `/operator/jobs/sync-store/${id}/try-now`],
  ['POST', `/operator/jobs/sync-store/${id}/give-up`],
  ['GET', '/operator/anything'],
] as const

test.each(guarded)('refuses %s %s without the token, and with a wrong one', async (method, path) => {
  const { ask, changed } = openOperator()
  for (const as of [null, '', 'x', token.slice(0, -1), `${token}x`, token.toUpperCase(), 'x'.repeat(5000)]) {
    const answer = await ask(path, { method, as })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="operator"'])
    expect(await answer.text()).not.toContain('sync-store')
  }
  expect(changed).toEqual([])
})

test('slows down a network that guesses tokens, and still accepts the right one', async () => {
  const { ask, lines } = openOperator()
  const statuses = []
  for (let time = 0; time < 12; time += 1)
    statuses.push((await ask('/metrics', { as: `wrong-${time}` })).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  expect((await ask('/metrics', { as: 'wrong', address: '198.51.100.7' })).status).toBe(401)
  expect((await ask('/metrics')).status).toBe(200)
  expect(lines).toHaveLength(11)
  expect(JSON.stringify(lines)).not.toMatch(/wrong-|marker/)
})

test('answers with the figures in the format of Prometheus', async () => {
  const answer = await openOperator().ask('/metrics')
  expect(await answer.text()).toBe('tandem_up 1\n')
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('answers with the jobs as JSON and as a list in which nothing becomes markup', async () => {
  const { ask } = openOperator()
  expect(await (await ask('/operator/jobs')).json()).toEqual({ data: { queues: [queue], failing: [job] } })
  const markup = await (await ask('/operator/overview')).text()
  expect(markup).not.toContain('<script>')
  for (const text of [
    'sync-store',
    'Retrying',
    '55P03',
    '2026-03-01 12:05:00',
    '1 h',
    'Try now',
    'Give up',
  ]) {
    expect(markup).toContain(text)
  }
})

test('answers with slow queries, their team, time and plan, as JSON and on the page, also while the database is down', async () => {
  const json = await (await openOperator({ isAway: true }).ask('/operator/slow-queries')).json()
  expect(json).toMatchObject({ data: [slow, { id: 2, failed: true }] })
  const markup = await (await openOperator().ask('/operator/overview')).text()
  const list = markup.slice(markup.indexOf('id="slow"'))
  for (const text of [
    'listOrders',
    '1,234 ms',
    'Seq Scan on orders',
    'from orders where team_id = $1',
    'Other work',
  ])
    expect(list).toContain(text)
  expect(list).toMatch(/Team<\/dt>\s*<dd>7/)
  expect(list).not.toContain('<script>')
})

test('shows everybody the page, which contains no data and has a strict policy', async () => {
  const { ask } = openOperator()
  for (const path of ['/operator', '/operator/operator.css', '/operator/operator.js']) {
    const answer = await ask(path, { as: null })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).not.toContain('sync-store')
  }
})

test.each([
  ['done', 200],
  ['unknown', 404],
  ['running', 409],
  ['replaced', 409],
  ['needed', 409],
] as const)('answers a change that is %s with %i, and logs it', async (result, status) => {
  const { ask, changed, lines } = openOperator({ result })
  const tried = await ask(`/operator/jobs/sync-store/${id}/try-now`, { method: 'POST' })
  const given = await ask(`/operator/jobs/sync-store/${id}/give-up`, { method: 'POST' })
  expect([tried.status, given.status]).toEqual([status, status])
  expect(await given.json()).toEqual({ data: { result }, message: expect.stringMatching(/\.$/) })
  expect(changed).toEqual([
    ['tryNow', 'sync-store', id],
    ['giveUp', 'sync-store', id],
  ])
  expect(lines.map(({ msg, queue: name, job: of, address }) => [msg, name, of, address])).toEqual(
    result === 'unknown'
      ? []
      : [
          ['the operator had a job tried again', 'sync-store', id, '192.0.2.1'],
          ['the operator gave up a job', 'sync-store', id, '192.0.2.1'],
        ],
  )
})

test('changes nothing by GET', async () => {
  const { ask, changed } = openOperator()
  expect((await ask(`/operator/jobs/sync-store/${id}/try-now`)).status).toBe(404)
  expect(changed).toEqual([])
})

test('reports that the database is down, and logs why', async () => {
  const { ask, lines } = openOperator({ isAway: true })
  expect((await ask('/operator/overview')).status).toBe(503)
  expect(lines).toEqual([expect.objectContaining({ level: 'error', msg: 'an operator call failed' })])
})

test("reports after five seconds that the database doesn't answer, although it may do so later", async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { ask, lines } = openOperator({ hangs: true })
  const answer = ask('/operator/jobs')
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await answer).status).toBe(503)
  expect(lines).toEqual([expect.objectContaining({ level: 'error', msg: 'an operator call failed' })])
})

test.each(['/metrics', '/operator', '/operator/jobs', '/operator/operator.js'])(
  'has nothing at %s when no token is set',
  async (path) => {
    const app = noOperatorRoutes()
    for (const authorization of ['', `Bearer ${token}`, 'Bearer ', 'Bearer null', 'Bearer undefined']) {
      const answer = await app.request(path, { headers: { Authorization: authorization } })
      expect(answer.status).toBe(404)
    }
  },
)
