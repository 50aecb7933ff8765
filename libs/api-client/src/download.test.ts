import { exportOrders } from '@tandem/api-contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configureApi } from './call.ts'
import { download } from './download.ts'
import { ApiError, NetworkError } from './errors.ts'

beforeEach(() => configureApi({ origin: 'http://api.test', token: () => 'secret' }))
afterEach(() => configureApi({ token: () => null, fetch: (request) => globalThis.fetch(request) }))

const input = { body: { filter: {}, columns: ['number' as const] } }
const answerWith = (answer: (request: Request) => Response) =>
  configureApi({ fetch: async (request) => answer(request) })

it("returns the text with the server's file name, including all letters", async () => {
  let sent: Request | undefined
  answerWith((request) => {
    sent = request
    return new Response('Number\r\n1\r\n', {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="Ipek.csv"; filename*=UTF-8''%C4%B0pek.csv`,
      },
    })
  })
  const { name, content } = await download(exportOrders, input)
  expect(await content.text()).toBe('Number\r\n1\r\n')
  expect(name).toBe('İpek.csv')
  expect(sent?.method).toBe('POST')
  expect(sent?.headers.get('authorization')).toBe('Bearer secret')
  expect(await sent?.json()).toEqual(input.body)
})

it.each([
  ['a plain name', 'attachment; filename="orders.csv"', 'orders.csv'],
  ['a broken name', `attachment; filename="orders.csv"; filename*=UTF-8''%E0%A4`, 'orders.csv'],
  ['no name', '', 'exportOrders'],
])('accepts %s', async (_, disposition, name) => {
  answerWith(() => new Response('', { headers: { 'Content-Disposition': disposition } }))
  expect((await download(exportOrders, input)).name).toBe(name)
})

it("throws the server's refusal, with its fields", async () => {
  const refusal = {
    code: 'VALIDATION_FAILED',
    message: 'No',
    errors: { 'filter.store_id': ['No'] },
    request_id: 'r',
  }
  answerWith(() => new Response(JSON.stringify(refusal), { status: 422 }))
  const error = await download(exportOrders, input).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', errors: refusal.errors })
})

it('never takes half a file for a whole one', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('Number\r\n'))
      controller.error(new Error('connection lost'))
    },
  })
  answerWith(() => new Response(broken))
  await expect(download(exportOrders, input)).rejects.toBeInstanceOf(NetworkError)
})

it('throws the reason of an aborted signal', async () => {
  const controller = new AbortController()
  configureApi({
    fetch: (request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      }),
  })
  const outcome = download(exportOrders, input, { signal: controller.signal })
  controller.abort(new Error('closed'))
  await expect(outcome).rejects.toThrow('closed')
})
