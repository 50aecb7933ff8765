import { sql } from 'kysely'
import { openEmbedded } from '@tandem/api-server/node'
import type { Query } from './query.ts'

/** Opens the embedded database of a folder that no process has open, and closes it afterwards. */
export async function queryEmbedded<Result>(
  folder: string,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const opened = await openEmbedded(folder)
  try {
    return await work(
      async (text) => (await sql.raw<Record<string, unknown>>(text).execute(opened.database)).rows,
    )
  } finally {
    await opened.close()
  }
}
