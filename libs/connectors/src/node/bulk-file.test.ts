import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { patientRequests } from '../requests/patient-requests.ts'
import { filePart } from '../shopify/bulk-file.ts'
import { waitingClock } from '../test-setup.ts'
import { guardedFetch } from './guarded-fetch.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const mebibyte = 2 ** 20
const chunk = new Uint8Array(mebibyte).fill(0x78)

async function partOf(answer: RequestListener, offset: number, length: number) {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clock = waitingClock()
  const found = await filePart(
    {
      fetch: guardedFetch({ allow: [origin], timeoutMs: 60_000 }),
      ask: patientRequests(clock),
      now: clock.now,
    },
    { url: `${origin}/result.jsonl`, offset, length, timeoutMs: 60_000 },
  )
  return { found, waits: clock.waits }
}

test('reads a part of a three-gigabyte result from the byte where the last one ended', async () => {
  const offset = 2.5 * 2 ** 30
  const size = 3 * 2 ** 30
  const { found } = await partOf(
    ({ headers }, response) => {
      expect(headers.range).toBe(`bytes=${offset}-${offset + 999}`)
      response.writeHead(206, { 'Content-Range': `bytes ${offset}-${offset + 999}/${size}` })
      response.end(chunk.subarray(0, 1000))
    },
    offset,
    1000,
  )
  expect(found).toEqual({ bytes: chunk.subarray(0, 1000), isLast: false })
})

test("reads on when a server doesn't support ranges, beyond the usual limit, and stops once the part is there", async () => {
  let sent = 0
  let isLeft = false
  const { found, waits } = await partOf(
    (_request, response) => {
      response.writeHead(200)
      response.on('close', () => {
        isLeft = true
      })
      const send = () => {
        while (!isLeft) {
          sent += 1
          if (!response.write(sent === 61 ? new Uint8Array(mebibyte).fill(0x79) : chunk)) break
        }
      }
      response.on('drain', send)
      send()
    },
    60 * mebibyte - 2,
    5,
  )
  expect([new TextDecoder().decode(found?.bytes), found?.isLast, waits]).toEqual(['xxyyy', false, []])
  await expect.poll(() => isLeft).toBe(true)
  expect(sent).toBeLessThan(120)
})
