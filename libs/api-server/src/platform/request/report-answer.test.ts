import { expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import type { ApiSettings } from '../dependencies/dependencies.ts'
import { bearer } from '../../testing/bearer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import type { Answered } from './answered.ts'

const used = useTestApi()

/** Opens the server with another access log, and collects what it reports. */
function openApi(accessLog: ApiSettings['accessLog']) {
  const answers: Answered[] = []
  const { dependencies, log } = used.api
  const app = createApi({
    ...dependencies,
    settings: { ...dependencies.settings, accessLog },
    onAnswer: (answer) => answers.push(answer),
  })
  const from = log.length
  return {
    answers,
    logged: () => log.slice(from).filter(({ message }) => message === 'answered'),
    ask: async (path: string, init: RequestInit = {}) =>
      app.fetch(new Request(`http://tandem.test${path}`, init)),
  }
}

test('reports the pattern of a path, never the path itself', async () => {
  const api = openApi('all')
  const { token } = await used.api.newTeam()
  const headers = bearer(token)
  await api.ask('/api/v1/ecommerce/orders/123', { headers })
  await api.ask('/api/v1/ecommerce/orders/statuses', { headers })
  await api.ask('/api/v1/marker/marker')
  await api.ask('/marker')
  await api.ask('/api/v1/webhooks/stores/marker', { method: 'POST' })
  await api.ask('/l/marker')
  await api.ask('/healthz')
  await api.ask('/api/v1/me', { method: 'PURGE' })
  expect(api.answers.map(({ route, method, status, code }) => [method, route, status, code])).toEqual([
    ['GET', '/api/v1/ecommerce/orders/:id', 404, 'MODEL_NOT_FOUND'],
    ['GET', '/api/v1/ecommerce/orders/statuses', 200, null],
    ['GET', 'unknown', 404, 'MODEL_NOT_FOUND'],
    ['GET', 'unknown', 404, 'MODEL_NOT_FOUND'],
    ['POST', '/api/v1/webhooks/stores/:key', 404, null],
    ['GET', '/l/:code', 404, 'MODEL_NOT_FOUND'],
    ['GET', '/healthz', 200, null],
    ['other', '/api/v1/me', 405, 'METHOD_NOT_ALLOWED'],
  ])
  expect(api.answers.every(({ seconds }) => seconds >= 0 && seconds < 60)).toBe(true)
  expect(JSON.stringify(api.answers)).not.toContain('marker')
})

test.each([
  ['all', [200, 404]],
  ['errors', [404]],
  ['off', []],
  [0, [404]],
  [1, [200, 404]],
] as const)('logs the answers that the setting %s asks for', async (accessLog, statuses) => {
  const api = openApi(accessLog)
  await api.ask('/healthz')
  await api.ask('/api/v1/nothing')
  expect(api.logged().map(({ fields }) => fields.status)).toEqual(statuses)
  expect(api.answers).toHaveLength(2)
})

test('logs roughly the share of successful answers that the setting asks for', async () => {
  const api = openApi(0.5)
  for (let count = 0; count < 400; count += 1) await api.ask('/healthz')
  expect(api.logged().length).toBeGreaterThan(100)
  expect(api.logged().length).toBeLessThan(300)
})

test('cuts a long path in the log', async () => {
  const api = openApi('all')
  await api.ask(`/${'x'.repeat(5000)}`)
  expect(String(api.logged()[0]?.fields.path)).toHaveLength(500)
})

test('logs a slow answer whatever share is set', async () => {
  const api = openApi('errors')
  const { dependencies } = used.api
  const slow = createApi({
    ...dependencies,
    settings: { ...dependencies.settings, accessLog: 'errors' },
    jobs: {
      ...dependencies.jobs,
      isReady: () => new Promise((resolve) => setTimeout(() => resolve(true), 1010)),
    },
  })
  expect((await slow.fetch(new Request('http://tandem.test/readyz'))).status).toBe(200)
  expect(api.logged().map(({ fields }) => fields.path)).toEqual(['/readyz'])
})
