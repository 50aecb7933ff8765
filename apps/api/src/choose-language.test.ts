import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const app = new Hono()
  .post('*', chooseLanguage('https://tandem.test'))
  .post('*', async (context) => context.text(`for another: ${await context.req.text()}`))

/** Sends a form as a browser does from a page of ours, which sends no referrer. */
const send = (address: string, body: string, headers: Record<string, string> = {}) =>
  app.request(`https://tandem.test${address}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'null',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })

it('keeps the language on the device and opens the same page, with its search', async () => {
  const answer = await send('/auth/login?next=%2Fe-commerce%2Forders', 'language=tr')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/auth/login?next=%2Fe-commerce%2Forders')
  expect(answer.headers.getSetCookie()).toEqual(['language=tr; Max-Age=31536000; Path=/; SameSite=Lax'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('leads nowhere else, whatever the address says', async () => {
  const answer = await send(
    '/terms?return=https://evil.test&next=//evil.test%0d%0aSet-Cookie:a=b',
    'language=en',
  )
  const { origin, pathname } = new URL(answer.headers.get('location') ?? '', 'https://tandem.test')
  expect([origin, pathname]).toEqual(['https://tandem.test', '/terms'])
  expect(answer.headers.getSetCookie()).toHaveLength(1)
})

it.each(['//evil.test/terms', '///evil.test/terms', '/\\evil.test/terms'])(
  'stays on this host for %s',
  async (address) => {
    const answer = await send(address, 'language=tr')
    expect(new URL(answer.headers.get('location') ?? '', 'https://tandem.test').origin).toBe(
      'https://tandem.test',
    )
  },
)

describe('leaves to others, without a cookie,', () => {
  const ours = {}
  it.each([
    ['an unknown language', 'language=de', ours],
    ['a name that objects have', 'language=constructor', ours],
    ['a value that would end the header', 'language=tr%0d%0aSet-Cookie:a=b', ours],
    ['two languages of which the last is unknown', 'language=tr&language=xx', ours],
    ['an empty form', '', ours],
    ['a form that says more', 'language=tr&email=maya%40example.test', ours],
    ['another media type', '{"language":"tr"}', { 'content-type': 'application/json' }],
    [
      'a form of another site',
      'language=tr',
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
    ],
    ['a form of a neighbour', 'language=tr', { 'sec-fetch-site': 'same-site' }],
  ])('%s', async (_, body, headers) => {
    const answer = await send('/auth/login', body, headers)
    expect(await answer.text()).toBe(`for another: ${body}`)
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})
