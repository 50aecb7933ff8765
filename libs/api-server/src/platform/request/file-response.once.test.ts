import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { FileAnswer } from './file-answer.ts'
import { fileResponse } from './file-response.ts'
import { securityHeaders } from './security-headers.ts'

async function answerOf(
  pieces: FileAnswer['pieces'],
  file: Partial<FileAnswer> = { filename: 'Ipek.csv', type: 'text/csv; charset=utf-8' },
) {
  const app = new Hono()
  app.use(securityHeaders)
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    await next()
  })
  app.get('/', (context) => fileResponse(context, { type: 'image/png', ...file, pieces }))
  app.onError((_, context) => context.text('failed', 500))
  return app.request('/')
}

test('makes pieces only as they are taken, and none after the caller has left', async () => {
  let made = 0
  let isOver = false
  async function* pieces() {
    try {
      for (;;) yield `${made++}\r\n`
    } finally {
      isOver = true
    }
  }
  const answer = await answerOf(pieces())
  const reader = answer.body!.getReader()
  await reader.read()
  await reader.read()
  expect(made).toBeLessThan(6)
  await reader.cancel()
  expect(isOver).toBe(true)
})

test('answers an error when the first piece fails, and breaks off when a later one does', async () => {
  async function* atOnce(): AsyncGenerator<string> {
    yield await Promise.reject<string>(new Error('no database'))
  }
  expect((await answerOf(atOnce())).status).toBe(500)
  async function* later() {
    yield 'Number\r\n'
    throw new Error('connection lost')
  }
  const answer = await answerOf(later())
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow('connection lost')
})

test('sends the file name in both forms, and nothing else in the header', async () => {
  async function* none() {
    yield ''
  }
  const answer = await answerOf(none(), { filename: `İpek "ödül"'s\\.csv` })
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Ipek odul's.csv"; filename*=UTF-8''%C4%B0pek%20%22%C3%B6d%C3%BCl%22%27s%5C.csv`,
  )
})

test('sends bytes unchanged; a file shown in place can run nothing, and is cached only when that is allowed', async () => {
  const bytes = new Uint8Array([0x89, 0x50, 0xff, 0x00])
  async function* twice() {
    yield bytes
    yield bytes
  }
  const answer = await answerOf(twice(), { length: 8, isForever: true })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': '8',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([...bytes, ...bytes]))

  const saved = await answerOf(twice(), { filename: 'Linden.zip', type: 'application/zip' })
  expect(saved.headers.get('cache-control')).toBe('no-store')
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="Linden.zip"/)
  expect(saved.headers.get('content-security-policy')).toContain("script-src 'self'")
})
