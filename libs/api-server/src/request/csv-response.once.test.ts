import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { csvResponse } from './csv-response.ts'

async function answerOf(text: AsyncIterable<string>, filename = 'Ipek.csv') {
  const app = new Hono()
  app.get('/', (context) => csvResponse(context, { filename, text }))
  app.onError((_, context) => context.text('failed', 500))
  return app.request('/')
}

test('pieces are made as they are taken, and none after the caller has gone', async () => {
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

test('what fails before the first piece is an answer; later it breaks the file off', async () => {
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

test('the name of the file goes out in both forms, and carries nothing into the header', async () => {
  async function* none() {
    yield ''
  }
  const answer = await answerOf(none(), `İpek "ödül"'s\\.csv`)
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Ipek odul's.csv"; filename*=UTF-8''%C4%B0pek%20%22%C3%B6d%C3%BCl%22%27s%5C.csv`,
  )
})
