import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestApi } from '../../testing/test-api.ts'
import { memoryMailbox } from '../../testing/memory-mailbox.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { TestDatabase } from '../../testing/test-database.ts'
import { queueMail } from './outbox.ts'
import { sampleMails } from './sample-mails.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('looks for mail every two seconds, also after an error, until the process stops', async () => {
  const mailbox = memoryMailbox()
  let isBroken = false
  const now = () => {
    if (isBroken) throw new Error('the database is away')
    return new Date('2026-03-01T12:00:00Z')
  }
  const api = await createTestApi({ database: opened.database, overrides: { mail: mailbox, now } })
  const queue = (to: string) =>
    queueMail(opened.database, { ...sampleMails['verify-email'], to }, api.dependencies)
  const arrivals = () => mailbox.mails.map(({ to }) => to)

  await queue('one@example.test')
  expect(arrivals()).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.poll(arrivals).toEqual(['one@example.test'])

  await queue('two@example.test')
  isBroken = true
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.poll(() => api.log.map(({ message }) => message)).toContain('looking for mail to send failed')
  isBroken = false
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.poll(arrivals).toEqual(['one@example.test', 'two@example.test'])

  await api.close()
  await queue('three@example.test')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(arrivals()).toHaveLength(2)
})
