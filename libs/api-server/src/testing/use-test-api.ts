import { afterAll, beforeAll } from 'vitest'
import { oneConnection } from './one-connection.ts'
import { createTestApi } from './test-api.ts'
import type { TestApi } from './test-api.ts'
import { openTestDatabase } from './test-database.ts'
import type { TestDatabase } from './test-database.ts'

type Options = Omit<Parameters<typeof createTestApi>[0], 'database'> & {
  /**
   * For tests that do something else while they hold a transaction open; by default that fails, as on PGlite.
   */
  hasManyConnections?: boolean
}

/** One server on one database for a test file, opened before its tests and closed after them. */
export function useTestApi({ hasManyConnections = false, ...options }: Options = {}): {
  api: TestApi
  opened: TestDatabase
} {
  const used = {} as { api: TestApi; opened: TestDatabase }
  beforeAll(async () => {
    used.opened = await openTestDatabase()
    // Workers look for work only on a test's request, because the test's clock stands still.
    const overrides = { later: () => undefined, ...options.overrides }
    const database = hasManyConnections ? used.opened.database : oneConnection(used.opened.database)
    used.api = await createTestApi({ database, ...options, overrides })
  })
  afterAll(async () => {
    await used.api?.close()
    await used.opened?.close()
  })
  return used
}
