import { Kysely, PGliteDialect } from 'kysely'
import { describe, expect, test } from 'vitest'
import { basePath, endpoints, isAllowed, roles } from '@tandem/api-contract'
import type { Endpoint, ErrorBody, Permission } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { implementedEndpoints } from './create-api.ts'
import { notingFailures } from './platform/database/database-failure.ts'
import type { Database } from './platform/database/database.ts'
import { codeOf } from './testing/read-answer.ts'
import { sampled } from './testing/sampled.ts'
import { useTestApi } from './testing/use-test-api.ts'

const used = useTestApi()

/** Enough to reach the handler of any endpoint; ids are of a row that another team may have. */
const pathOf = (endpoint: Endpoint, id: number) => endpoint.path.replaceAll(/\{\w+\}/g, String(id))
const send = (endpoint: Endpoint, token?: string, id = 1) =>
  used.api.request(endpoint.method, pathOf(endpoint, id), { token, ...(endpoint.body && { body: {} }) })

test('every endpoint of the contract is answered, and nothing else', () => {
  expect(implementedEndpoints.map(({ name }) => name).sort()).toEqual(
    endpoints.map(({ name }) => name).sort(),
  )
})

describe.each(
  sampled(
    endpoints
      .filter(({ access }) => access !== 'public')
      .map((endpoint) => [endpoint.name, endpoint as Endpoint] as const),
    6,
  ),
)('%s', (_, endpoint) => {
  test('needs a valid token', async () => {
    const team = await used.api.newTeam()
    const now = used.api.clock.now
    const tokens = [undefined, '', 'x', 'f'.repeat(64), `${team.token}0`]
    for (const token of tokens) expect(await codeOf(await send(endpoint, token))).toBe('UNAUTHENTICATED')
    used.api.clock.now = new Date(now.getTime() + 31 * dayMs)
    const expired = await send(endpoint, team.token)
    used.api.clock.now = now
    expect(await codeOf(expired)).toBe('UNAUTHENTICATED')
  })

  test('is refused to roles without its permission, and to no others', async () => {
    for (const role of roles) {
      const user = await used.api.newMember(role)
      const response = await send(endpoint, user.token)
      const mayCall = endpoint.access === 'signed-in' || isAllowed(role, endpoint.access as Permission)
      expect(response.status === 403, `${role} got ${response.status}`).toBe(!mayCall)
    }
  })
})

test.each(['0', '-1', 'abc', '1.5', '9223372036854775808', '%00', "1'--", '1e3'])(
  'reads the hostile id %s in a path as not found',
  async (id) => {
    const { token } = await used.api.newTeam()
    for (const { name, method, path, ...endpoint } of endpoints.filter(({ path }) => path.includes('{'))) {
      const response = await used.api.request(method, path.replace(/\{\w+\}/, id), {
        token,
        ...((endpoint as Partial<Endpoint>).body && { body: {} }),
      })
      expect(response.status, name).toBe(404)
    }
  },
)

describe("requests that aren't calls", () => {
  test("an unknown path isn't found", async () => {
    const response = await used.api.request('GET', '/nothing-here')
    expect(response.status).toBe(404)
    expect(await codeOf(response)).toBe('MODEL_NOT_FOUND')
  })

  test('another method is refused with the list of allowed ones', async () => {
    const response = await used.api.request('DELETE', '/ecommerce/stores')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST')
    expect((await used.api.request('POST', '/openapi.json')).status).toBe(405)
  })
})

describe('bodies', () => {
  const login = (body: string | Uint8Array<ArrayBuffer>, type: string | null = 'application/json') =>
    used.api.fetch(
      new Request(`http://tandem.test${basePath}/auth/login`, {
        method: 'POST',
        body,
        headers: type === null ? {} : { 'Content-Type': type },
      }),
    )

  test.each([
    ['empty', '', 400],
    ['cut short', '{"email": "a', 400],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['a text', '"x"', 422],
    ['deeply nested', `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
    [
      'with a prototype',
      '{"__proto__": {"role": "super_admin"}, "email": "a@b.co", "password": "123456"}',
      422,
    ],
    ['with more than asked', '{"email": "a@b.co", "password": "123456", "role": "super_admin"}', 422],
  ])('%s', async (_, body, status) => {
    expect((await login(body)).status).toBe(status)
  })

  test("bytes that aren't UTF-8", async () => {
    expect((await login(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))).status).toBe(400)
  })

  test.each([
    [null],
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/json; charset=utf-16'],
  ])('of type %s are refused', async (type) => {
    expect((await login('{}', type)).status).toBe(415)
  })

  test('that are compressed are refused, so that none expands beyond the limit', async () => {
    const response = await used.api.request('POST', '/auth/login', {
      body: {},
      headers: { 'Content-Encoding': 'gzip' },
    })
    expect(response.status).toBe(415)
  })

  test('are refused in our own words, on the right field', async () => {
    const team = await used.api.newTeam()
    const errorsOf = async (method: string, path: string, body?: unknown) => {
      const response = await used.api.request(method, path, {
        token: team.token,
        ...(body !== undefined && { body }),
      })
      return ((await response.json()) as ErrorBody).errors
    }
    expect(
      await errorsOf('POST', '/auth/login', { email: 'a@b.co', password: '123456', role: 'admin' }),
    ).toEqual({
      role: ['Unknown field'],
    })
    expect(await errorsOf('POST', '/ecommerce/stores/sync', {})).toEqual({ ids: ['Required'] })
    expect(await errorsOf('POST', '/ecommerce/stores/sync', { ids: 'all' })).toEqual({
      ids: ['Invalid input'],
    })
    expect(await errorsOf('GET', '/ecommerce/orders?sort=id')).toEqual({ sort: ['Invalid input'] })
    expect(await errorsOf('POST', '/auth/login', null)).toEqual({ body: ['Invalid input'] })
  })

  test('of more than 64 kB are refused', async () => {
    expect((await login(`"${'x'.repeat(64 * 1024)}"`)).status).toBe(413)
  })
})

describe('each answer', () => {
  test.each(['/api/v1/me', '/api/v1/nothing', '/api/v1/openapi.json', '/api/docs', '/healthz', '/nothing'])(
    '%s has the security headers and a request id',
    async (path) => {
      const response = await used.api.fetch(new Request(`http://tandem.test${path}`))
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      // Allowing every https source would let a store see who looks at its pictures.
      expect(policy).not.toMatch(/https:(?!\/\/)/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
      expect(response.headers.get('x-powered-by')).toBeNull()
    },
  )

  test('keeps a harmless request id and replaces any other', async () => {
    const idFor = async (given: string) =>
      (await used.api.request('GET', '/nothing', { headers: { 'X-Request-Id': given } })).headers.get(
        'x-request-id',
      )
    expect(await idFor('trace-1234567890')).toBe('trace-1234567890')
    expect(await idFor('<script>alert(1)</script>')).not.toContain('<')
  })

  test('is logged with its request id and without the input', async () => {
    const marker = 'marker-secret-4711'
    const team = await used.api.newTeam()
    await used.api.request('POST', '/auth/login', { body: { email: team.email, password: marker } })
    await used.api.request('GET', `/me?token=${marker}`, { token: team.token })
    const lines = JSON.stringify(used.api.log)
    expect(lines).toContain('"path":"/api/v1/auth/login"')
    expect(lines).not.toContain(marker)
    expect(lines).not.toContain(team.token)
  })
})

test("a server failure doesn't reveal its cause", async () => {
  const team = await used.api.newTeam()
  const { now } = used.api.dependencies
  used.api.dependencies.now = () => {
    throw new Error('select secret from somewhere')
  }
  const response = await used.api.request('GET', '/me', { token: team.token })
  used.api.dependencies.now = now
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
})

test.each([
  [{ code: 'ECONNREFUSED' }, 'connect ECONNREFUSED'],
  [{ code: '40P01' }, 'deadlock detected'],
  [{ code: '25006' }, 'cannot execute INSERT in a read-only transaction'],
  [{}, 'timeout exceeded when trying to connect'],
  [{}, 'Connection terminated unexpectedly'],
])('an unavailable database (%o %s) is reported as such, with the time to retry', async (fields, text) => {
  const team = await used.api.newTeam()
  const { database } = used.api.dependencies
  used.api.dependencies.database = databaseAway(Object.assign(new Error(text), fields))
  const response = await used.api.request('GET', '/me', { token: team.token })
  used.api.dependencies.database = database
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await codeOf(response)).toBe('SERVICE_UNAVAILABLE')
})

test.each(['ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', '57014'])(
  "a failure %s outside the database isn't reported as its outage",
  async (code) => {
    const team = await used.api.newTeam()
    const { now } = used.api.dependencies
    used.api.dependencies.now = () => {
      throw Object.assign(new Error('socket hang up'), { code })
    }
    const response = await used.api.request('GET', '/me', { token: team.token })
    used.api.dependencies.now = now
    expect(response.status).toBe(500)
    expect(used.api.log.at(-2)?.message).toBe('a request failed unexpectedly')
  },
)

test('reports whether it is alive and ready', async () => {
  const read = async (path: string) => {
    const response = await used.api.fetch(new Request(`http://tandem.test${path}`))
    return [response.status, await response.json()]
  }
  expect(await read('/healthz')).toEqual([200, { status: 'ok' }])
  expect(await read('/readyz')).toEqual([
    200,
    { status: 'ok', database: true, writing: true, migrations: true, jobs: true },
  ])
})

/** A database without available connections. */
function databaseAway(error: Error) {
  const dialect = new PGliteDialect({ pglite: () => Promise.reject(error) })
  return new Kysely<Database>({ dialect: notingFailures(dialect) })
}
