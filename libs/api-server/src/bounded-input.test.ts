import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { errorCatalogue } from '@tandem/api-contract'
import type { ErrorBody } from '@tandem/api-contract'
import { createApi } from './create-api.ts'
import { defaultSettings } from './platform/dependencies/dependencies.ts'
import { readInput } from './platform/request/read-input.ts'
import { bearer } from './testing/bearer.ts'
import { useTestApi } from './testing/use-test-api.ts'

const used = useTestApi({
  overrides: {
    settings: {
      ...defaultSettings,
      limitsByAddress: false,
      evenAnswerMs: 0,
      writes: { calls: 20, seconds: 60 },
    },
  },
})

const category = (items: string) => `{"name":"Best","type":"store","items":${items}}`

async function send(body: string | ReadableStream, path = '/favorites/categories') {
  const { token } = await used.api.newTeam()
  return used.api.fetch(
    new Request(`http://tandem.test/api/v1${path}`, {
      method: 'POST',
      headers: { ...bearer(token), 'Content-Type': 'application/json' },
      body,
      ...(typeof body !== 'string' && { duplex: 'half' }),
    } as RequestInit),
  )
}

test.each([
  ['more items than a list may have', category(`[${'0,'.repeat(30_000)}0]`)],
  ['many wrong items', category(`[${'0,'.repeat(900)}0]`)],
  ['a field of a very long name', `{"${'x'.repeat(60_000)}":1}`],
  ['many unknown fields', `{${Array.from({ length: 5000 }, (_, index) => `"f${index}":1`).join()}}`],
])('answers %s quickly, with at most 20 errors', async (_, body) => {
  const answer = await send(body)
  expect(answer.status).toBe(422)
  const text = await answer.text()
  expect(text.length).toBeLessThan(10_000)
  const { errors = {} } = JSON.parse(text) as ErrorBody
  expect(Object.values(errors).flat().length).toBeLessThanOrEqual(20)
})

test('stops checking an input once enough of it is wrong', () => {
  const look = vi.fn(() => false)
  const schema = v.array(v.pipe(v.number(), v.check(look, 'wrong')))
  expect(() =>
    readInput(
      schema,
      Array.from({ length: 100_000 }, () => 0),
    ),
  ).toThrow('wrong')
  expect(look.mock.calls.length).toBeLessThan(500)
})

test('reports each error of a form', () => {
  const names = Array.from({ length: 15 }, (_, index) => `field_${index}`)
  const schema = v.strictObject(
    Object.fromEntries(names.map((name) => [name, v.pipe(v.string(), v.minLength(2))])),
  )
  const refusal = (issues: unknown[]) => new Error(String(issues.length))
  const input = Object.fromEntries(names.map((name) => [name, 'x']))
  expect(() => readInput(schema, input, refusal)).toThrow('15')
})

test('accepts 64 kB and refuses more, with or without a stated length', async () => {
  const withContent = (length: number) => category('[]') + ' '.repeat(length)
  expect((await send(withContent(60_000))).status).toBe(201)
  expect((await send(withContent(66_000))).status).toBe(413)

  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(16 * 1024).fill(32))
    },
  })
  expect((await send(endless)).status).toBe(413)
  expect(pulled).toBeLessThan(10)
})

test('refuses JSON that is nested too deeply, before parsing it', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const answer = await send(category('['.repeat(30_000) + ']'.repeat(30_000)))
  expect(parse.mock.calls.filter(([text]) => text.includes('[['))).toEqual([])
  parse.mockRestore()
  expect(answer.status).toBe(400)
  const brackets = JSON.stringify({ name: '[{'.repeat(20), type: 'store' })
  expect((await send(brackets)).status).toBe(201)
})

test("treats an incomplete body as the client's fault, not an outage", async () => {
  const before = used.api.log.length
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"name":'))
    },
    pull(controller) {
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
    },
  })
  const answer = await send(broken)
  expect(answer.status).toBe(400)
  const lines = used.api.log.slice(before)
  expect(lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([])
})

test("counts one person's writes, and doesn't affect others or reads", async () => {
  const team = await used.api.newTeam()
  const other = await used.api.newUser(team.team_id)
  const write = (token: string) => used.api.request('PUT', '/me/meta', { token, body: { theme: 'dark' } })
  const answers = []
  for (let call = 0; call < 21; call++) answers.push(await write(team.token))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const body = (await answers.at(-1)?.json()) as ErrorBody
  expect(body).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: errorCatalogue.TOO_MANY_REQUESTS.description,
  })
  expect(body.seconds_left).toBeGreaterThan(0)
  expect((await write(other.token)).status).toBe(200)
  expect((await used.api.request('GET', '/me', { token: team.token })).status).toBe(200)
})

test('HEAD ends no session and starts no file', async () => {
  const team = await used.api.newTeam()
  const app = createApi(used.api.dependencies)
  const head = (path: string) =>
    app.request(`/api/v1${path}`, { method: 'HEAD', headers: bearer(team.token) })
  for (const path of [
    '/auth/login/logout',
    '/social/instagram/users/1/revoke',
    `/team/exports/file/${'x'.repeat(40)}`,
    '/auth/login/social/google/start',
  ]) {
    const answer = await head(path)
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET'])
  }
  const callback = await head('/auth/login/social/google/callback')
  expect([callback.status, callback.headers.get('allow')]).toEqual([405, 'GET, POST'])
  const read = await head('/me')
  expect([read.status, await read.text()]).toEqual([200, ''])
  expect((await used.api.request('GET', '/me', { token: team.token })).status).toBe(200)
})
