import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { stopInOrder } from './stop-in-order.ts'

/** A server that answers `/slow` when the test says so. */
async function startServer() {
  const slow = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<ServerResponse>()
  let isStopping = false
  const server = createServer(async (incoming, answer) => {
    if (incoming.url === '/slow') {
      asked.resolve(answer)
      await slow.promise
    }
    if (isStopping) answer.setHeader('Connection', 'close')
    answer.end('done')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string) =>
    new Promise<{ body: string; connection: string | undefined }>((resolve, reject) => {
      const outgoing = request({ port, host: '127.0.0.1', path, agent }, async (answer) => {
        let body = ''
        for await (const chunk of answer) body += String(chunk)
        resolve({ body, connection: answer.headers.connection })
      })
      outgoing.on('error', reject)
      outgoing.end()
    })
  return { server, slow, asked, ask, announce: () => (isStopping = true), close: () => agent.destroy() }
}

test('announces the stop, still answers, drains, stops jobs and closes the database, in this order', async () => {
  const { server, slow, asked, ask, announce, close } = await startServer()
  const order: string[] = []
  const note = (what: string) => async () => void order.push(what)
  expect((await ask('/')).connection).toBe('keep-alive')
  const inProgress = ask('/slow')
  ;(await asked.promise).on('finish', () => order.push('answered'))
  const stopped = stopInOrder({
    announce() {
      order.push('announced')
      announce()
    },
    noticeMs: 300,
    server,
    stopJobs: note('jobs stopped'),
    closeDatabase: note('database closed'),
    log: { error: () => order.push('logged') },
  })
  // A request of a proxy that hasn't noticed yet.
  expect(await ask('/')).toEqual({ body: 'done', connection: 'close' })
  await expect.poll(() => server.listening).toBe(false)
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED')
  expect(order).toEqual(['announced'])
  slow.resolve()
  expect(await stopped).toBe(true)
  expect((await inProgress).body).toBe('done')
  expect(order).toEqual(['announced', 'answered', 'jobs stopped', 'database closed'])
  close()
})

test("doesn't wait without a notice period", async () => {
  const { server, announce, close } = await startServer()
  const done = async () => undefined
  const log = { error: () => undefined }
  await stopInOrder({ announce, noticeMs: 0, server, stopJobs: done, closeDatabase: done, log })
  expect(server.listening).toBe(false)
  close()
})

test("closes the database even if the jobs don't stop, logs what failed and returns false", async () => {
  const { server, announce, close } = await startServer()
  const logged: unknown[] = []
  const order: string[] = []
  const isClean = await stopInOrder({
    announce,
    noticeMs: 0,
    server,
    stopJobs: () => Promise.reject(new Error('the queue is away')),
    closeDatabase: async () => void order.push('database closed'),
    log: { error: ({ error }) => logged.push((error as Error).message) },
  })
  expect([isClean, order, logged]).toEqual([false, ['database closed'], ['the queue is away']])
  close()
})
