import { inOwnProcess } from './in-own-process.ts'
import { keptPath, madeOnce } from './kept-file.ts'

/**
 * The sources that decide what a database with our tables contains: all that migrations use, and how it is
 * stored.
 */
const sources = [
  'libs/api-server/src/platform/database/**/*.ts',
  'libs/testing/src/node/migrated-snapshot.ts',
]

/** Where the copy of a migrated database is, once it has been made. */
export const migratedPath = (): string => keptPath('database', sources)

/** The path of a copy of a migrated database, for a process that can't load the server's sources. */
export async function migratedCopy(): Promise<string> {
  return madeOnce(migratedPath(), () => inOwnProcess('make-migrated-snapshot.ts'))
}
