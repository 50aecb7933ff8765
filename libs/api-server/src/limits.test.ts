import { afterAll, expect, inject, test } from 'vitest'
import type { ErrorBody } from '@tandem/api-contract'
import { defaultSettings } from './platform/dependencies/dependencies.ts'
import type { Limiter } from './platform/dependencies/dependencies.ts'
import { memoryLimiter } from './platform/limits/memory-limiter.ts'
import { openPostgres } from './node/open-database.ts'
import { openTestDatabase } from './testing/test-database.ts'
import { useTestApi } from './testing/use-test-api.ts'

const used = useTestApi({
  overrides: {
    settings: { ...defaultSettings, calls: { calls: 40, seconds: 60 } },
    clientAddress: (request) => request.headers.get('X-Test-Address') ?? 'unknown',
  },
})

const from = (address: string) => ({ headers: { 'X-Test-Address': address } })

test('limits sign-ins per address, whichever account they are for', async () => {
  const send = (index: number) =>
    used.api.request('POST', '/auth/login', {
      ...from('192.0.2.10'),
      body: { email: `nobody-${index}@example.test`, password: 'not-the-password' },
    })
  const answers = await Promise.all(Array.from({ length: 32 }, (_, index) => send(index)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('limits all calls per address, says how long to wait, and lets another address continue', async () => {
  const read = (address: string) => used.api.request('GET', '/helpers/timezones', from(address))
  const answers = await Promise.all(Array.from({ length: 41 }, () => read('192.0.2.11')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  const body = (await refused[0]?.json()) as ErrorBody
  expect(body.code).toBe('TOO_MANY_REQUESTS')
  expect(body.seconds_left).toBeGreaterThan(0)
  expect((await read('192.0.2.12')).status).toBe(200)
})

test('counts all addresses of one IPv6 network as one', async () => {
  const send = (index: number) =>
    used.api.request('POST', '/auth/login', {
      ...from(`2001:db8:1:2::${index + 1}`),
      body: { email: `nobody-${index}@example.test`, password: 'not-the-password' },
    })
  const answers = await Promise.all(Array.from({ length: 32 }, (_, index) => send(index)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})

const close: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of close) await end()
})

test('counts by key, says how long to wait, and forgets a key when asked', async () => {
  const limiterFactory = await (async () => {
    if (inject('database') === 'pglite') return memoryLimiter
    const database = await openTestDatabase()
    const opened = openPostgres(database.url ?? '')
    close.push(opened.close, database.close)
    return opened.limiter
  })()
  const limiter = limiterFactory('test', { calls: 3, seconds: 60 })
  const taken = await Promise.all(Array.from({ length: 5 }, () => limiter.take('one')))
  expect(taken.filter((wait) => wait === null)).toHaveLength(3)
  const wait = await limiter.take('one')
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await limiter.take('two')).toBeNull()
  await limiter.reset('one')
  expect(await limiter.take('one')).toBeNull()

  // The longest email addresses possible, which differ only at the end.
  const [long, other] = ['a', 'b'].map((end) => `${'x'.repeat(253)}${end}`) as [string, string]
  for (let call = 0; call < 3; call++) expect(await limiter.take(long)).toBeNull()
  expect(await limiter.take(long)).toBeGreaterThan(0)
  expect(await limiter.take(other)).toBeNull()
})

test.runIf(inject('database') === 'postgres')(
  'stops an address in another process once this one has shared its calls',
  async () => {
    const database = await openTestDatabase()
    const [one, other] = [openPostgres(database.url ?? ''), openPostgres(database.url ?? '')]
    close.push(one.close, other.close, database.close)
    const [first, second] = [one, other].map(({ limiter }) =>
      limiter('gathered', { calls: 1_000, seconds: 60, isGathered: true }),
    ) as [Limiter, Limiter]
    const calls = await Promise.all(Array.from({ length: 1_002 }, () => first.take('192.0.2.20')))
    expect(calls.filter((wait) => wait === null)).toHaveLength(1_000)
    // Far fewer calls than it allows in its own process.
    await expect.poll(() => second.take('192.0.2.20'), { timeout: 5_000 }).toBeGreaterThan(0)
    expect(await second.take('192.0.2.21')).toBeNull()
    await first.reset('192.0.2.20')
    expect(await first.take('192.0.2.20')).toBeNull()
  },
)
