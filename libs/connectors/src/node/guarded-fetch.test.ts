import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { guardedFetch } from './guarded-fetch.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server on loopback that counts connections. */
async function listen(answer: RequestListener, { host = '127.0.0.1', port = 0 } = {}) {
  const server = createServer(answer)
  servers.push(server)
  const count = { connections: 0, requests: [] as string[] }
  server.on('connection', () => (count.connections += 1))
  server.on('request', ({ url }) => count.requests.push(url ?? ''))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return { origin: `http://${host}:${(server.address() as AddressInfo).port}`, count }
}

const get = { method: 'GET', headers: {} }
const refusal = (kind: string) => expect.objectContaining({ name: 'ProviderError', kind })

describe('guardedFetch', () => {
  test('reaches an allowed origin', async () => {
    const { origin, count } = await listen((_request, response) =>
      response.setHeader('X-WP-Total', '7').end('[1]'),
    )
    const fetch = guardedFetch({ allow: [origin], timeoutMs: 5000 })
    const response = await fetch(`${origin}/a?b=1`, get)
    expect([response.status, response.headers.get('x-wp-total'), await response.text()]).toEqual([
      200,
      '7',
      '[1]',
    ])
    expect(count).toEqual({ connections: 1, requests: ['/a?b=1'] })
  })

  test.each(['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]', '127.1', '0.0.0.0'])(
    "doesn't connect to %s, which isn't allowed",
    async (host) => {
      const { origin, count } = await listen((_request, response) => response.end())
      const url = `http://${host}:${new URL(origin).port}/`
      await expect(guardedFetch({ allow: [], timeoutMs: 5000 })(url, get)).rejects.toEqual(
        refusal('address_refused'),
      )
      expect(count.connections).toBe(0)
    },
  )

  test("doesn't send keys over plain http", async () => {
    const fetch = guardedFetch({
      allow: [],
      timeoutMs: 5000,
      resolve: () => Promise.reject(new Error('asked')),
    })
    await expect(fetch('http://shop.example.com/', get)).rejects.toEqual(refusal('plain_http'))
  })

  test.each([
    ['private', ['127.0.0.1']],
    ['mixed', ['93.184.215.14', '127.0.0.1']],
    ['mapped', ['::ffff:127.0.0.1']],
    ['private IPv6', ['::1']],
    ['shared', ['100.64.0.1']],
  ])("doesn't connect to a name with %s addresses", async (_kind, addresses) => {
    // Port 8443 is allowed; this loopback address is used only here.
    const { origin, count } = await listen((_request, response) => response.end(), {
      host: '127.0.0.77',
      port: 8443,
    })
    const asked: string[] = []
    const resolve = async (name: string) => {
      asked.push(name)
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    }
    const fetch = guardedFetch({ allow: [], timeoutMs: 5000, resolve })
    await expect(fetch('https://shop.example.com:8443/', get)).rejects.toEqual(refusal('address_refused'))
    expect(asked).toEqual(['shop.example.com'])
    expect(count.connections).toBe(0)
    // The listener does count: the same server, allowed.
    await guardedFetch({ allow: [origin], timeoutMs: 5000 })(origin, get)
    expect(count.connections).toBe(1)
  })

  test.each([301, 302, 303, 307, 308])('returns a redirect with %i without following it', async (status) => {
    const target = await listen((_request, response) => response.end())
    const { origin } = await listen((_request, response) => {
      response.writeHead(status, { Location: `${target.origin}/next` }).end()
    })
    const response = await guardedFetch({ allow: [origin, target.origin], timeoutMs: 5000 })(origin, get)
    expect([response.status, response.headers.get('location')]).toEqual([status, `${target.origin}/next`])
    expect(target.count.connections).toBe(0)
  })

  test('stops reading a body that is too large', async () => {
    const { origin } = await listen((_request, response) => response.end('x'.repeat(5000)))
    const fetch = guardedFetch({ allow: [origin], timeoutMs: 5000, maximumBytes: 4999 })
    await expect((await fetch(origin, get)).text()).rejects.toEqual(refusal('unexpected_data'))
    const wider = guardedFetch({ allow: [origin], timeoutMs: 5000, maximumBytes: 5000 })
    expect(await (await wider(origin, get)).text()).toHaveLength(5000)
  })

  test("gives up on a server that doesn't respond or stops in the middle", async () => {
    const { origin } = await listen((request, response) => {
      if (request.url === '/middle') response.write('[')
    })
    const fetch = guardedFetch({ allow: [origin], timeoutMs: 100 })
    await expect(fetch(`${origin}/never`, get)).rejects.toThrow(/timeout|aborted/i)
    const middle = await fetch(`${origin}/middle`, get)
    await expect(middle.text()).rejects.toThrow()
  })

  test('stops when its caller does', async () => {
    const { origin } = await listen(() => {})
    const caller = new AbortController()
    const asked = guardedFetch({ allow: [origin], timeoutMs: 5000 })(origin, {
      ...get,
      signal: caller.signal,
    })
    caller.abort(new Error('enough'))
    await expect(asked).rejects.toThrow('enough')
  })
})
