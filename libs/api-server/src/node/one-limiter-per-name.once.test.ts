import { expect, test } from 'vitest'
import { memoryLimiter } from '../platform/limits/memory-limiter.ts'
import { oneLimiterPerName } from './one-limiter-per-name.ts'

test('goes on counting when a limiter is asked for again, and apart for each name', async () => {
  const limiter = oneLimiterPerName(memoryLimiter)
  const limit = { calls: 1, seconds: 60 }
  expect(await limiter('mails', limit).take('1')).toBeNull()
  expect(await limiter('mails', limit).take('1')).toBeGreaterThan(0)
  expect(await limiter('others', limit).take('1')).toBeNull()
})
