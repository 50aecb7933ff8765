import { expect, test } from 'vitest'
import { memoryLimiter } from '../platform/limits/memory-limiter.ts'
import { oneLimiterPerName } from './one-limiter-per-name.ts'

test('continues counting when a limiter is requested again, separately for each name', async () => {
  const limiter = oneLimiterPerName(memoryLimiter)
  const limit = { calls: 1, seconds: 60 }
  expect(await limiter('mails', limit).take('1')).toBeNull()
  expect(await limiter('mails', limit).take('1')).toBeGreaterThan(0)
  expect(await limiter('others', limit).take('1')).toBeNull()
})
