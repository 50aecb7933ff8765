import { expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'

const check = (path: string, status: number, body: unknown, headers: Record<string, string> = {}) =>
  checkAnswer(
    new Request(`http://tandem.test/api/v1${path}`),
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  )
const failure = { code: 'UNAUTHENTICATED', message: 'x', request_id: '1' }

test('accepts what the contract describes', async () => {
  await check('/helpers/timezones', 200, { data: ['UTC'] })
  await check('/me', 401, failure)
  await check('/me', 429, { ...failure, code: 'TOO_MANY_REQUESTS', seconds_left: 3 }, { 'Retry-After': '3' })
})

test.each<[string, () => Promise<void>]>([
  ['a field of another type', () => check('/helpers/timezones', 200, { data: [1] })],
  ['a field too many', () => check('/helpers/timezones', 200, { data: [], extra: 1 })],
  ['a field too few', () => check('/helpers/error', 200, { data: { code: 404, title: 'x' } })],
  [
    'a field too many inside',
    () => check('/helpers/error', 200, { data: { code: 404, title: 'x', description: 'y', z: 1 } }),
  ],
  ['another status of success', () => check('/helpers/timezones', 201, { data: [] })],
  ['no JSON', () => check('/helpers/timezones', 200, '<html>')],
  ['an unknown call', () => check('/nothing', 200, { data: null })],
  ['an unknown code', () => check('/me', 401, { ...failure, code: 'NOT_A_CODE' })],
  ['a code with another status', () => check('/me', 403, failure)],
  ['a code that the call does not declare', () => check('/me', 409, { ...failure, code: 'STORE_EXISTS' })],
  ['a failure with a field too many', () => check('/me', 401, { ...failure, stack: 'x' })],
  ['a limit without its wait', () => check('/me', 429, { ...failure, code: 'TOO_MANY_REQUESTS' })],
])('refuses %s', async (_, deviate) => {
  await expect(deviate()).rejects.toThrow('answered')
})
