import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'

/** Indexes that were dropped, so that millions of rows are written in minutes. */
export interface DroppedIndexes {
  /** Makes the dropped indexes of these tables again. */
  restore: (...tables: string[]) => Promise<void>
}

/** Nothing was dropped. */
export const noDroppedIndexes: DroppedIndexes = { restore: () => Promise.resolve() }

/** Drops the indexes of these tables; those of keys and unique columns stay. */
export async function dropIndexes(database: WholeDatabase, tables: string[]): Promise<DroppedIndexes> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select t.relname as table, i.relname as name, pg_get_indexdef(i.oid) as definition
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where t.relname = any(${tables}) and not x.indisunique`.execute(database)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(database)
  return {
    async restore(...restored) {
      for (const { table, definition } of rows)
        if (restored.includes(table)) await sql.raw(definition).execute(database)
    },
  }
}
