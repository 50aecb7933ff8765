import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'

/** Indexes that were dropped, so that millions of rows are written in minutes. */
export interface DroppedIndexes {
  /** Makes the dropped indexes of these tables again; without a name, all that are left. */
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
  let left = rows
  return {
    async restore(...restored) {
      const due = left.filter(({ table }) => restored.length === 0 || restored.includes(table))
      left = left.filter((index) => !due.includes(index))
      for (const { definition } of due) await sql.raw(definition).execute(database)
    },
  }
}
