import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { expect, onTestFinished, test } from 'vitest'
import { readerFor, startDemo, tokenIn } from './test-demo.ts'

test('an admin empties the demo team, and nobody without a session can', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-sample-'))
  const port = await getPort()
  const { process, ask, as, sample } = await startDemo({
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: 'empty',
  })
  onTestFinished(async () => {
    process.child.kill('SIGKILL')
    await process.exit
    await rm(folder, { recursive: true, force: true })
  })
  expect(await sample()).toBe('empty')
  const body = { wanted: 'empty' }
  const statuses = await Promise.all([
    ask('PUT', '/api/demo/sample', { body }),
    ask('PUT', '/api/demo/sample', { token: as.token, body: { wanted: 'nothing' } }),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([401, 422])

  const filter = { name: 'Large', list: 'orders', search: 'status=completed', visible_to_team: false }
  expect((await ask('POST', '/api/v1/filters', { token: as.token, body: filter })).status).toBe(201)
  const owner = readerFor(ask, await tokenIn(await ask('PUT', '/api/demo/sample', { token: as.token, body })))
  expect(await owner.read('/filters?list=orders')).toEqual([])
  expect(await owner.read<unknown[]>('/users?per_page=50')).toHaveLength(1)
  expect((await ask('GET', '/api/v1/me', { token: as.token })).status).toBe(401)
  expect(await sample()).toBe('empty')
})
