import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createApi, defaultSettings, memoryLimiter } from '@tandem/api-server'
import type { ApiDependencies } from '@tandem/api-server'
import { expect, onTestFinished, test } from 'vitest'

/** The API on a real port, and its log; none of these requests reaches the database. */
async function served() {
  const lines: { level: string; message: string; fields: Record<string, unknown> }[] = []
  const line = (level: string) => (fields: Record<string, unknown>, message: string) =>
    void lines.push({ level, message, fields })
  const api = createApi({
    limiter: memoryLimiter,
    settings: { ...defaultSettings, limitsByAddress: false },
    clientAddress: () => '192.0.2.1',
    log: { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') },
  } as unknown as ApiDependencies)
  const server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, lines }
}

const head = (framing: string) =>
  `POST /api/v1/auth/login HTTP/1.1\r\nHost: tandem.test\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`

test.each([
  ['says how long it is', `${head('Content-Length: 1000')}{"email":`],
  ['comes in chunks', `${head('Transfer-Encoding: chunked')}9\r\n{"email":\r\n`],
])(
  "20 clients that disconnect before the end of their body, which %s, don't count as an outage",
  async (_, beginning) => {
    const { port, lines } = await served()
    for (let client = 0; client < 20; client++) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      await new Promise((resolve) => socket.write(beginning, resolve))
      await new Promise((resolve) => setImmediate(resolve))
      socket.resetAndDestroy()
    }
    await expect.poll(() => lines.length).toBe(20)
    expect(
      new Set(lines.map(({ level, message, fields }) => `${level} ${message} ${fields.status}`)),
    ).toEqual(new Set(['info answered 400']))
  },
)
