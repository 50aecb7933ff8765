import { afterAll, beforeAll } from 'vitest'
import { createTestApi } from './test-api.ts'
import type { TestApi } from './test-api.ts'
import { openTestDatabase } from './test-database.ts'
import type { TestDatabase } from './test-database.ts'

/** One server on one database for a test file, opened before its tests and closed after them. */
export function useTestApi(options: Omit<Parameters<typeof createTestApi>[0], 'database'> = {}): {
  api: TestApi
  opened: TestDatabase
} {
  const used = {} as { api: TestApi; opened: TestDatabase }
  beforeAll(async () => {
    used.opened = await openTestDatabase()
    // Workers look for work when a test asks them to, however long it takes: its clock stands still meanwhile.
    const overrides = { later: () => undefined, ...options.overrides }
    used.api = await createTestApi({ database: used.opened.database, ...options, overrides })
  })
  afterAll(async () => {
    await used.api?.close()
    await used.opened?.close()
  })
  return used
}
