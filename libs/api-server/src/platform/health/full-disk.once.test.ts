import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../../node/open-database.ts'
import type { OpenDatabase } from '../../node/open-database.ts'
import { startOwnPostgres } from '../../testing/own-postgres.ts'
import type { OwnPostgres } from '../../testing/own-postgres.ts'
import { mountSmallDisk } from '../../testing/small-disk.ts'
import { checkReadiness } from './check-readiness.ts'

/** Null for a user who may not mount; the tests are then skipped. */
const disk = mountSmallDisk(160)
let server: OwnPostgres
let opened: OpenDatabase

beforeAll(async () => {
  if (!disk) return
  server = await startOwnPostgres({ folder: disk.folder, flags: ['autovacuum=off', 'max_wal_size=48MB'] })
  opened = openPostgres(server.url)
  await opened.migrate()
}, 60_000)
afterAll(async () => {
  await opened?.close()
  await server?.close()
  disk?.close()
})

test.skipIf(!disk)(
  'reports a full disk of the database as long as it is full, although the database answers',
  { timeout: 30_000 },
  async () => {
    const jobs = { isReady: async () => true } as never
    const ask = () => checkReadiness({ database: opened.database, jobs })
    expect(await ask()).toMatchObject({ writing: true, problems: [] })
    await disk?.fill()
    expect(await ask()).toMatchObject({
      database: true,
      writing: false,
      problems: ['The disk of the database is full.'],
    })
    await disk?.makeRoom()
    expect(await ask()).toMatchObject({ writing: true, problems: [] })
  },
)
