import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBalancer } from './balancer.ts'

/** Serves `/readyz`. @returns the origin */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('stops using a process that is no longer ready while another one does not answer its probe', async () => {
  let isStopping = false
  const silent = await serve((_, answer) => {
    if (!isStopping) answer.end()
  })
  const stopping = await serve((_, answer) => {
    answer.statusCode = isStopping ? 503 : 200
    answer.end('{}')
  })
  const balancer = startBalancer({ all: () => [silent, stopping], onNoneReady: () => undefined })
  onTestFinished(() => balancer.end())
  await balancer.untilAllReady()
  isStopping = true
  await vi.waitFor(() => expect(balancer.origins()).toEqual([silent]), { timeout: 2_500 })
})

test('says what the processes answered when none is ready any longer', async () => {
  let isReady = true
  const only = await serve((_, answer) => {
    answer.statusCode = isReady ? 200 : 503
    answer.end('the job queue does not work')
  })
  const problems: string[] = []
  const balancer = startBalancer({ all: () => [only], onNoneReady: (answers) => problems.push(...answers) })
  onTestFinished(() => balancer.end())
  await balancer.untilAllReady()
  isReady = false
  await vi.waitFor(() => expect(problems).toEqual([expect.stringContaining('the job queue does not work')]))
  expect(balancer.origins()).toEqual([])
})
