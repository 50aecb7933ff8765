import { expect, test } from 'vitest'
import { minuteMs } from '@tandem/format'
import { openMetrics } from './metrics.ts'
import type { InstallationState } from './metrics.ts'

const start = new Date('2026-03-01T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(start.getTime() - minutes * minuteMs)

const state: InstallationState = {
  queues: [
    {
      queue: 'sync-store',
      waiting: 3,
      running: 2,
      retrying: 1,
      given_up: 4,
      failed: 5,
      oldest_at: minutesAgo(20).toISOString(),
    },
    { queue: 'deliver-mail', waiting: 0, running: 0, retrying: 0, given_up: 0, failed: 0, oldest_at: null },
  ],
  lateness: { store: minutesAgo(10), account: minutesAgo(5), mail: minutesAgo(2) },
}

function openTestMetrics(readState = async () => state) {
  const clock = { now: start, asked: 0 }
  const metrics = openMetrics({
    version: '1.2.3',
    now: () => clock.now,
    readState: () => {
      clock.asked += 1
      return readState()
    },
    connections: () => ({ total: 4, idle: 3, waiting: 7 }),
  })
  /** The lines of the answer except comments, by name and labels. */
  const read = async () => {
    const lines = (await metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return Object.fromEntries(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.split(' ').at(-1)]),
    )
  }
  return { metrics, clock, read }
}

test('reports the state of the process and of the installation', async () => {
  const { metrics, read } = openTestMetrics()
  const answer = { route: '/api/v1/me', method: 'GET', status: 200, code: null, seconds: 0.07 } as const
  metrics.answered(answer)
  metrics.answered({ ...answer, status: 503, code: 'SERVICE_UNAVAILABLE', seconds: 4 })
  metrics.mailDelivered('failed')
  metrics.providerCalled('shopify', 'limited')
  metrics.providerWaited('shopify', 1500)
  const figures = await read()
  expect(figures).toMatchObject({
    'tandem_http_requests_total{route="/api/v1/me",method="GET",status="200"}': '1',
    'tandem_http_requests_total{route="/api/v1/me",method="GET",status="503"}': '1',
    'tandem_http_errors_total{code="SERVICE_UNAVAILABLE"}': '1',
    'tandem_http_request_duration_seconds_bucket{le="0.1",route="/api/v1/me",method="GET"}': '1',
    'tandem_http_request_duration_seconds_count{route="/api/v1/me",method="GET"}': '2',
    'tandem_database_connections{state="busy"}': '1',
    'tandem_database_connections{state="idle"}': '3',
    tandem_database_waiting: '7',
    tandem_database_up: '1',
    'tandem_queue_jobs{queue="sync-store",state="retrying"}': '1',
    'tandem_queue_jobs{queue="sync-store",state="given_up"}': '4',
    'tandem_queue_oldest_seconds{queue="sync-store"}': '1200',
    'tandem_queue_oldest_seconds{queue="deliver-mail"}': '0',
    // A queued store is late as well.
    'tandem_sync_late_seconds{kind="store"}': '1200',
    'tandem_sync_late_seconds{kind="account"}': '300',
    tandem_mail_oldest_seconds: '120',
    'tandem_mail_deliveries_total{result="failed"}': '1',
    'tandem_provider_calls_total{provider="shopify",result="limited"}': '1',
    'tandem_provider_wait_seconds_total{provider="shopify"}': '1.5',
    [`tandem_build_info{version="1.2.3",node="${process.version}"}`]: '1',
  })
  expect(Object.keys(figures)).toEqual(
    expect.arrayContaining(['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']),
  )
})

test('queries the database every ten seconds at most', async () => {
  const { clock, read } = openTestMetrics()
  await Promise.all([read(), read()])
  clock.now = new Date(start.getTime() + 9000)
  await read()
  expect(clock.asked).toBe(1)
  clock.now = new Date(start.getTime() + 10_000)
  await read()
  expect(clock.asked).toBe(2)
})

test('still reports the state of the process when the database is down', async () => {
  let isAway = false
  const { clock, read } = openTestMetrics(async () => {
    if (isAway) throw new Error('the database is away')
    return state
  })
  await read()
  isAway = true
  clock.now = new Date(start.getTime() + 60_000)
  const figures = await read()
  expect(figures.tandem_database_up).toBe('0')
  expect(Object.keys(figures)).toContain('process_resident_memory_bytes')
  expect(Object.keys(figures).filter((name) => /queue|late|mail_oldest/.test(name))).toEqual([])
})

test('waits two seconds for a database that hangs, and queries it only once', async () => {
  const { clock, read } = openTestMetrics(() => new Promise(() => undefined))
  const began = performance.now()
  const answers = await Promise.all([read(), read()])
  expect(answers.map((figures) => figures.tandem_database_up)).toEqual(['0', '0'])
  expect(performance.now() - began).toBeLessThan(4000)
  clock.now = new Date(start.getTime() + 60_000)
  await read()
  expect(clock.asked).toBe(1)
})
