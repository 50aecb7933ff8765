import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Log } from '../platform/dependencies/dependencies.ts'
import type { Jobs } from '../platform/runs/jobs.ts'
import { openSharedDatabase } from '../testing/shared-database.ts'
import type { SharedDatabase } from '../testing/shared-database.ts'
import { openEmbedded, openPostgres } from './open-database.ts'
import type { OpenDatabase } from './open-database.ts'

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }

let shared: SharedDatabase
let opened: OpenDatabase
let jobs: Jobs

beforeAll(async () => {
  shared = await openSharedDatabase()
  const { DATABASE_URL, DATA_DIR = '' } = shared.environment
  opened = DATABASE_URL === undefined ? await openEmbedded(DATA_DIR) : openPostgres(DATABASE_URL)
  jobs = await opened.openJobs(silent)
})
afterAll(async () => {
  await jobs.stop()
  await opened.close()
  await shared.close()
})

test('takes one job per key until it has ended, whoever asks at the same time', async () => {
  const first = Promise.withResolvers<void>()
  const started: string[] = []
  const ended = Promise.withResolvers<void>()
  await jobs.work<{ name: string }>('keys', async ({ data }) => {
    started.push(data.name)
    await first.promise
    if (data.name === 'again') ended.resolve()
  })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => jobs.enqueue('keys', { name: 'one' }, { key: 'store 1' })),
  )
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await jobs.enqueue('keys', { name: 'two' }, { key: 'store 2' })).toBe(true)
  await expect.poll(() => started.toSorted()).toEqual(['one', 'two'])
  expect(await jobs.enqueue('keys', { name: 'one' }, { key: 'store 1' })).toBe(false)
  first.resolve()
  await expect.poll(() => jobs.enqueue('keys', { name: 'again' }, { key: 'store 1' })).toBe(true)
  await ended.promise
})

test('runs a job again when its handler fails', async () => {
  let runs = 0
  const done = Promise.withResolvers<void>()
  await jobs.work('failing', async () => {
    if (++runs === 1) throw new Error('not yet')
    done.resolve()
  })
  await jobs.enqueue('failing', {}, { key: 'x' })
  await done.promise
  expect(runs).toBe(2)
})

test('keeps jobs over a restart, and continues those that ran when the process stopped', async () => {
  const started = Promise.withResolvers<void>()
  await jobs.work('restart', async ({ signal }) => {
    started.resolve()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
  })
  await jobs.enqueue('restart', { step: 1 }, { key: 'x' })
  await started.promise
  await jobs.stop()
  expect(await jobs.isReady()).toBe(false)

  jobs = await opened.openJobs(silent)
  const taken = Promise.withResolvers<unknown>()
  await jobs.work('restart', async ({ data }) => taken.resolve(data))
  expect(await taken.promise).toEqual({ step: 1 })
})
