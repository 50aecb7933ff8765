import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { WholeDatabase } from '../platform/database/database.ts'
import { openPGlite } from '../platform/database/embedded.ts'
import { openEmbedded } from '../node/open-database.ts'
import { openTestDatabase } from './test-database.ts'

/** A database that a test and its separate processes open one after the other. */
export interface SharedDatabase {
  /** The setting by which a process finds the database: DATABASE_URL or DATA_DIR. */
  environment: Record<string, string>
  use<T>(work: (database: WholeDatabase) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Creates an empty, migrated database of the kind that this run tests. */
export async function openSharedDatabase(): Promise<SharedDatabase> {
  if (inject('database') === 'postgres') {
    const opened = await openTestDatabase()
    return {
      environment: { DATABASE_URL: opened.url ?? '' },
      use: (work) => work(opened.database),
      close: () => opened.close(),
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'tandem-shared-'))
  const snapshot = await openAsBlob(inject('snapshot'))
  const pglite = await openPGlite({ folder: join(folder, 'database'), snapshot })
  await pglite.close()
  return {
    environment: { DATA_DIR: folder },
    async use(work) {
      const opened = await openEmbedded(folder)
      try {
        return await work(opened.database)
      } finally {
        await opened.close()
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
