import { expect, test, vi } from 'vitest'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { endedHere, endInOrder } from './ended-attempts.ts'

test('writes the end of an attempt once the database is back, and remembers it until then', async () => {
  const dependencies = { jobs: {} as ApiDependencies['jobs'] }
  const tried = { kind: 'store_syncs', team_id: 1, id: 2 }
  const away = new Error('away')
  const write = vi.fn<() => Promise<void>>().mockRejectedValueOnce(away).mockRejectedValueOnce(away)
  write.mockResolvedValue(undefined)
  await endInOrder(dependencies, tried, 3, write)
  expect(write).toHaveBeenCalledTimes(1)
  expect(endedHere(dependencies, tried, 3)).toBe(true)
  await expect.poll(() => endedHere(dependencies, tried, 3), { timeout: 5000 }).toBe(false)
  expect(write).toHaveBeenCalledTimes(3)

  const known = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  await endInOrder(dependencies, tried, 4, known, { isAway: true })
  expect(known).not.toHaveBeenCalled()
  await expect.poll(() => endedHere(dependencies, tried, 4), { timeout: 5000 }).toBe(false)
})
